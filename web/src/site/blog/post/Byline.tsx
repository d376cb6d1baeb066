import type { BlogPostSummary } from '@app/domain/blog/posts';
import { formatDate } from '@app/domain/general/dates';
import { localize } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { FactLine } from '../../ui/FactLine';

interface BylineProps {
  post: BlogPostSummary;
  /** Cards omit the author: most posts have the same one. */
  withAuthor?: boolean;
}

export function Byline({ post, withAuthor = false }: BylineProps) {
  const { t } = useTranslation(['blog', 'messages']);
  const locale = useLocale();
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
