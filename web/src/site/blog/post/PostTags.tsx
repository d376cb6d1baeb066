import { Flex, chakra } from '@chakra-ui/react';
import { localizeTags, type BlogPostSummary } from '@app/domain/blog/posts';
import { tagPath } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../shared/i18n/useLocale';

const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '4',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg',
    fontFamily: 'heading',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:is(a)': { _hover: { bg: 'bg.placeholder' } },
  },
});

/** A post's tags, each linking to the posts with that tag. A tag without letters or digits has no page. */
export function PostTags({ post }: { post: BlogPostSummary }) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  if (post.tags.length === 0) return null;
  return (
    <Flex align="center" as="ul" aria-label={t('post.tags')} gap="2" flexWrap="wrap">
      {localizeTags(post, locale).map((tag, index) => {
        const slug = post.tagSlugs[index];
        return (
          <chakra.li key={slug ?? tag} maxW="full">
            {slug === undefined ? (
              <Tag>{tag}</Tag>
            ) : (
              <Tag asChild>
                <Link to={tagPath(slug, locale)}>{tag}</Link>
              </Tag>
            )}
          </chakra.li>
        );
      })}
    </Flex>
  );
}
