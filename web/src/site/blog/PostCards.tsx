import { Grid, chakra } from '@chakra-ui/react';
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { localize } from '@app/domain/general/locale';
import { postPath } from '@app/domain/general/paths';
import { Link } from 'react-router-dom';
import { Picture } from '../../shared/pictures/Picture';
import { useLocale } from '../../shared/i18n/useLocale';
import { Card, CardBody, CardMedia, cardLink } from '../../shared/ui/Card';
import { Byline } from './post/Byline';

const SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw';
const LEAD_SIZES = '(min-width: 75rem) 42rem, (min-width: 64rem) 58vw, 92vw';

/** The layout of a large first card. On wide screens, its picture is beside the text. */
const leadCard = { gridColumn: '1 / -1', flexDirection: { base: 'column', lg: 'row' } } as const;
const leadMedia = { w: { lg: '58%' }, alignSelf: 'stretch' } as const;
const leadBody = { justifyContent: 'center', p: { base: '5', md: '6', lg: '10' } } as const;

interface PostCardProps {
  post: BlogPostSummary;
  lead: boolean;
  priority: boolean;
}

function PostCard({ post, lead, priority }: PostCardProps) {
  const locale = useLocale();
  const hasPicture = post.featuredImage !== '';
  return (
    <Card as="li" interactive {...(lead && leadCard)}>
      {hasPicture && (
        <CardMedia aspectRatio="16/9" {...(lead && leadMedia)}>
          {/* The alternative text is empty because the title next to the picture describes the post. */}
          <Picture
            src={post.featuredImage}
            alt=""
            sizes={lead ? LEAD_SIZES : SIZES}
            frame={16 / 9}
            focus={post.featuredImageFocus}
            priority={priority}
          />
        </CardMedia>
      )}
      <CardBody {...(lead && leadBody)}>
        <chakra.p textStyle="eyebrow" color="accent.text">
          {localize(post, 'category', locale)}
        </chakra.p>
        <chakra.h3 textStyle={lead ? 'h2' : 'h3'}>
          <chakra.a asChild css={cardLink}>
            <Link to={postPath(post.slug, locale)}>{localize(post, 'title', locale)}</Link>
          </chakra.a>
        </chakra.h3>
        <chakra.p color="fg.muted" textStyle={lead ? 'lead' : 'body'}>
          {localize(post, 'excerpt', locale)}
        </chakra.p>
        <chakra.div {...(!lead && { mt: 'auto' })} pt="1">
          <Byline post={post} />
        </chakra.div>
      </CardBody>
    </Card>
  );
}

/** The cards for a page's posts. The first card is large if `withLead` is set or there is only one post. */
export function PostCards({ posts, withLead }: { posts: BlogPostSummary[]; withLead: boolean }) {
  return (
    <Grid as="ul" gap="6" templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          lead={index === 0 && (withLead || posts.length === 1)}
          priority={index === 0}
        />
      ))}
    </Grid>
  );
}
