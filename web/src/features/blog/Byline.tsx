import type { BlogPostSummary } from '@perro-wisdom/domain/blog';
import { formatDate } from '@perro-wisdom/domain/dates';
import { localize, type Locale } from '@perro-wisdom/domain/locale';
import { useTranslation } from 'react-i18next';
import { FactLine } from '../../ui/FactLine';

interface BylineProps {
  post: BlogPostSummary;
  locale: Locale;
  /** Cards leave the author out: there is mostly one. */
  withAuthor?: boolean;
}

/** Who wrote a post, when, and how long it takes to read; what is not known is left out. */
export function Byline({ post, locale, withAuthor = false }: BylineProps) {
  const { t } = useTranslation(['blog', 'messages'], { lng: locale });
  const author = withAuthor ? localize(post, 'author', locale) : '';
  return (
    <FactLine
      facts={[
        author && t('post.by', { author }),
        post.publishedAt && <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time>,
        t('messages:blog.readTime'),
      ]}
    />
  );
}
