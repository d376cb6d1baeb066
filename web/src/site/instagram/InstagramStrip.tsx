import { Flex, Grid, chakra, type BoxProps } from '@chakra-ui/react';
import { INSTAGRAM_LIMIT, type InstagramPost } from '@app/domain/instagram/posts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../shared/pictures/Picture';
import { useSite } from '../../shared/content/SiteContext';
import { PageWidth } from '../../shared/ui/Section';
import { Loading, Skeleton } from '../../shared/ui/Skeleton';
import { altText } from './altText';
import { instagramQuery } from './data';

const SIZES = '(min-width: 75rem) 17rem, (min-width: 48rem) 23vw, 46vw';

const grid = {
  gap: { base: '3', md: '5' },
  templateColumns: { base: 'repeat(2, 1fr)', md: `repeat(${INSTAGRAM_LIMIT}, 1fr)` },
} as const;
const tile = { aspectRatio: '1', borderRadius: 'lg', overflow: 'hidden', bg: 'bg.subtle' } as const;

function Tiles({ posts }: { posts: readonly InstagramPost[] | undefined }) {
  const { t } = useTranslation('instagram');
  const { stripPictures } = useSite();
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
  return (
    <Grid as="ul" {...grid} data-edit="pages/home#stripPicture1">
      {stripPictures.map(({ src, alt, focus }, index) => (
        <chakra.li key={index} {...tile}>
          <Picture src={src} alt={alt} sizes={SIZES} frame={1} focus={focus} />
        </chakra.li>
      ))}
    </Grid>
  );
}

function TilesSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      <Grid {...grid}>
        {Array.from({ length: INSTAGRAM_LIMIT }, (_, index) => (
          <Skeleton key={index} {...tile} />
        ))}
      </Grid>
    </Loading>
  );
}

/**
 * Shows the latest Instagram posts. If there are none, or they cannot be read, shows the owner's pictures. If
 * there are no pictures either, renders nothing.
 */
export function InstagramStrip({ pt }: Pick<BoxProps, 'pt'>) {
  const { t } = useTranslation('instagram');
  const { facts, stripPictures } = useSite();
  const { instagram } = facts;
  const { data: posts, isPending } = useQuery(instagramQuery);
  const isFilled =
    stripPictures.length > 0 || (isPending ? instagram !== '' : posts !== undefined && posts.length > 0);
  if (!isFilled) return null;
  return (
    <chakra.section
      aria-labelledby="instagram-title"
      py={{ base: '12', md: '16' }}
      {...(pt && { pt })}
      data-screen-only
    >
      <PageWidth>
        <Flex wrap="wrap" align="baseline" justify="space-between" gap="3" mb="6">
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
              // Makes the link as tall as the heading, so that the heading doesn't move when the link wraps
              // to its own line.
              my="-2"
              color="accent.text"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
            >
              {t('follow')}
            </chakra.a>
          )}
        </Flex>
        {isPending ? <TilesSkeleton /> : <Tiles posts={posts} />}
      </PageWidth>
    </chakra.section>
  );
}
