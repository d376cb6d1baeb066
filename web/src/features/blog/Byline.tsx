import { chakra } from '@chakra-ui/react';
import type { BlogPostSummary } from '@perro-wisdom/domain/blog';
import { formatDate } from '@perro-wisdom/domain/dates';
import { localize, type Locale } from '@perro-wisdom/domain/locale';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A dot before each part. Lines break between the parts, and what stands left of the line is cut off: so none begins or ends with
 * a dot.
 */
const Line = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', overflow: 'hidden' } });
const Parts = chakra('span', { base: { display: 'block', ml: '-3' } });
const Part = chakra('span', {
  base: {
    display: 'inline-block',
    position: 'relative',
    pl: '3',
    _before: { content: '"·" / ""', position: 'absolute', left: '0', w: '2', textAlign: 'center' },
  },
});

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
  const parts = [
    author && t('post.by', { author }),
    post.publishedAt && <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time>,
    t('messages:blog.readTime'),
  ].filter(Boolean);
  return (
    <Line>
      <Parts>
        {parts.map((part, index) => (
          <Fragment key={index}>
            <Part>{part}</Part>{' '}
          </Fragment>
        ))}
      </Parts>
    </Line>
  );
}
