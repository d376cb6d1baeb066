import { Grid, chakra } from '@chakra-ui/react';
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { localize } from '@app/domain/general/locale';
import { postPath } from '@app/domain/general/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Card, CardBody, cardLink } from '../../../shared/ui/Card';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { adjacentPostsQuery } from '../data';

function AdjacentPostCard({ post, side }: { post: BlogPostSummary; side: 'previous' | 'next' }) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const isNext = side === 'next';
  return (
    <Card interactive gridColumn={{ sm: isNext ? '2' : '1' }}>
      <CardBody
        gap="2"
        textAlign={isNext ? { sm: 'right' } : 'left'}
        alignItems={isNext ? { base: 'flex-start', sm: 'flex-end' } : 'flex-start'}
      >
        <chakra.p textStyle="eyebrow" color="fg.muted" display="flex" alignItems="center" gap="2">
          {!isNext && <LuArrowLeft aria-hidden="true" />}
          {t(`post.${side}`)}
          {isNext && <LuArrowRight aria-hidden="true" />}
        </chakra.p>
        <chakra.a asChild css={cardLink} textStyle="h3">
          <Link to={postPath(post.slug, locale)} rel={isNext ? 'next' : 'prev'}>
            {localize(post, 'title', locale)}
          </Link>
        </chakra.a>
      </CardBody>
    </Card>
  );
}

/**
 * The links to the previous and next posts. They are optional, so nothing is shown if they cannot be loaded.
 */
export function AdjacentPosts({ post }: { post: BlogPostSummary }) {
  const { t } = useTranslation('blog');
  const { data, isPending } = useQuery(adjacentPostsQuery(post, useLocale()));
  if (!isPending && !data?.newer && !data?.older) return null;
  return (
    <Grid as="nav" aria-label={t('post.more')} gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      {isPending && ['previous', 'next'].map((side) => <Skeleton key={side} h="32" borderRadius="lg" />)}
      {data?.older && <AdjacentPostCard post={data.older} side="previous" />}
      {data?.newer && <AdjacentPostCard post={data.newer} side="next" />}
    </Grid>
  );
}
