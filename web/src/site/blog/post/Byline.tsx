import type { BlogPostSummary } from '@app/domain/blog/posts';
import { readMinutes } from '@app/domain/blog/read-minutes';
import { formatDate } from '@app/domain/general/dates';
import { localize } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { FactLine } from '../../ui/FactLine';

function ReadTime({ html }: { html: string | undefined }) {
  const { t } = useTranslation('blog');
  if (html === undefined) return <Skeleton as="span" display="inline-block" h="0.7em" w="5em" />;
  return t('post.readTime', { minutes: readMinutes(html) });
}

interface BylineProps {
  post: BlogPostSummary;
  /**
   * The post's HTML; undefined while it loads. Set this prop only on the post's own page. Cards show the
   * stored reading time and omit the author, because it is the same for most posts.
   */
  onPage?: { html: string | undefined };
}

export function Byline({ post, onPage }: BylineProps) {
  const { t } = useTranslation(['blog', 'messages']);
  const locale = useLocale();
  const author = onPage ? localize(post, 'author', locale) : '';
  return (
    <FactLine
      facts={[
        author && t('post.by', { author }),
        post.publishedAt && <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time>,
        onPage ? <ReadTime html={onPage.html} /> : t('messages:blog.readTime'),
      ]}
    />
  );
}
