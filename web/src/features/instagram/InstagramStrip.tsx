import { Grid, chakra } from '@chakra-ui/react';
import { INSTAGRAM_LIMIT } from '@perro-wisdom/domain/instagram';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../platform/pictures/Picture';
import { useFacts } from '../../platform/site/SiteContext';
import { PageWidth } from '../../ui/Section';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { altText } from './altText';
import { instagramQuery } from './data';

const FALLBACKS = [1, 2, 3, 4] as const;
const SIZES = '(min-width: 75rem) 17rem, (min-width: 48rem) 23vw, 46vw';

const grid = { gap: { base: '3', md: '5' }, templateColumns: { base: 'repeat(2, 1fr)', md: `repeat(${INSTAGRAM_LIMIT}, 1fr)` } } as const;
const tile = { aspectRatio: '1', borderRadius: 'lg', overflow: 'hidden', bg: 'bg.subtle' } as const;

function Tiles() {
  const { t } = useTranslation(['instagram', 'common']);
  const { data: posts, isPending } = useQuery(instagramQuery);
  if (isPending) {
    return (
      <Loading label={t('common:loading')}>
        <Grid {...grid}>
          {FALLBACKS.map((number) => (
            <Skeleton key={number} {...tile} />
          ))}
        </Grid>
      </Loading>
    );
  }
  if (posts && posts.length > 0) {
    return (
      <Grid as="ul" {...grid}>
        {posts.map((post) => (
          <chakra.li key={post.id} {...tile}>
            <chakra.a href={post.permalink} rel="noopener" display="block" h="full">
              <Picture src={post.mediaUrl} alt={altText(post.caption) || t('open')} sizes={SIZES} frame={1} />
            </chakra.a>
          </chakra.li>
        ))}
      </Grid>
    );
  }
  // No posts, or they could not be read: the strip is decorative, so it shows our own pictures instead of an error.
  return (
    <Grid as="ul" {...grid}>
      {FALLBACKS.map((number) => (
        <chakra.li key={number} {...tile}>
          <Picture src={`/images/site/instagram-${number}-800x800.webp`} alt={t(`fallback.${number}`)} sizes={SIZES} />
        </chakra.li>
      ))}
    </Grid>
  );
}

/** The latest Instagram posts (up to four), or four pictures of our own. */
export function InstagramStrip() {
  const { t } = useTranslation('instagram');
  const { instagram } = useFacts();
  return (
    <chakra.section aria-labelledby="instagram-title" py={{ base: '12', md: '16' }} data-screen-only>
      <PageWidth>
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3" mb="6">
          <chakra.h2 id="instagram-title" textStyle="h3">
            {t('title')}
          </chakra.h2>
          {instagram && (
            <chakra.a
              href={instagram}
              rel="noopener"
              display="inline-flex"
              alignItems="center"
              minH="11"
              color="accent.text"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
            >
              {t('follow')}
            </chakra.a>
          )}
        </chakra.div>
        <Tiles />
      </PageWidth>
    </chakra.section>
  );
}
