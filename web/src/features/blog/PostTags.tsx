import { HStack, chakra } from '@chakra-ui/react';
import type { Locale } from '@perro-wisdom/domain/locale';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { firstPage, listPageQuery } from './listPage';

const Tag = chakra('a', {
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
    _hover: { bg: 'bg.placeholder' },
  },
});

/** A post's tags, each linking to the list of posts that have it. */
export function PostTags({ tags, locale }: { tags: readonly string[]; locale: Locale }) {
  const { t } = useTranslation('blog', { lng: locale });
  if (tags.length === 0) return null;
  return (
    <HStack as="ul" aria-label={t('post.tags')} gap="2" flexWrap="wrap">
      {tags.map((tag) => (
        <chakra.li key={tag} listStyleType="none" maxW="full">
          <Tag asChild>
            <Link to={`${pagePath('blog', locale)}${listPageQuery(firstPage({ by: 'tag', value: tag }))}`}>{tag}</Link>
          </Tag>
        </chakra.li>
      ))}
    </HStack>
  );
}
