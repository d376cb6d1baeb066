import { HStack, chakra } from '@chakra-ui/react';
import type { Locale } from '@perro-wisdom/domain/locale';
import { tagPath } from '@perro-wisdom/domain/paths';
import { slugify } from '@perro-wisdom/domain/slug';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

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

/** A post's tags, each linking to the list of posts that have it. One without letters or digits has no address. */
export function PostTags({ tags, locale }: { tags: readonly string[]; locale: Locale }) {
  const { t } = useTranslation('blog', { lng: locale });
  if (tags.length === 0) return null;
  return (
    <HStack as="ul" aria-label={t('post.tags')} gap="2" flexWrap="wrap">
      {tags.map((tag) => {
        const slug = slugify(tag);
        return (
          <chakra.li key={tag} listStyleType="none" maxW="full">
            {slug === '' ? <Tag>{tag}</Tag> : <Tag asChild><Link to={tagPath(slug, locale)}>{tag}</Link></Tag>}
          </chakra.li>
        );
      })}
    </HStack>
  );
}
