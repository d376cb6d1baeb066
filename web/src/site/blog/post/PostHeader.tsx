import { Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { localize } from '@app/domain/general/locale';
import { categoryPath, pagePath } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Picture } from '../../../shared/pictures/Picture';
import { Loading, PictureSkeleton, Skeleton, TextSkeleton } from '../../../shared/ui/Skeleton';
import { Byline } from './Byline';

const TextLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    maxW: 'full',
    overflowWrap: 'anywhere',
    textStyle: 'eyebrow',
    textDecoration: 'none',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});

interface PostHeaderProps {
  post: BlogPostSummary | undefined;
  /** The post's content as HTML; undefined while it is loading. */
  html: string | undefined;
}

/**
 * A post's category, title, excerpt and byline. While the post loads, the title is a placeholder that can
 * already receive focus.
 */
export function PostHeader({ post, html }: PostHeaderProps) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  return (
    <chakra.header maxW="prose" mx="auto" {...(post && { 'data-edit': `posts/${post.id}#title` })}>
      <Flex wrap="wrap" justify="space-between" columnGap="6" mb="6">
        <TextLink asChild color="fg.muted" data-screen-only>
          <Link to={pagePath('blog', locale)}>
            <LuArrowLeft aria-hidden="true" />
            {t('post.back')}
          </Link>
        </TextLink>
        {post && (
          <TextLink asChild color="accent.text">
            <Link to={categoryPath(post.categorySlug, locale)}>{localize(post, 'category', locale)}</Link>
          </TextLink>
        )}
      </Flex>
      <chakra.h1 textStyle="h1" tabIndex={-1} css={{ hyphens: 'auto', hyphenateLimitChars: '12 4 4' }}>
        {post ? (
          localize(post, 'title', locale)
        ) : (
          <>
            <VisuallyHidden>{t('post.loading')}</VisuallyHidden>
            <Skeleton h="0.85em" w="full" />
            <Skeleton h="0.85em" w="60%" mt="0.2em" />
          </>
        )}
      </chakra.h1>
      {post ? (
        <>
          <chakra.p textStyle="lead" color="fg.muted" mt="5" mb="6">
            {localize(post, 'excerpt', locale)}
          </chakra.p>
          <Byline post={post} onPage={{ html }} />
        </>
      ) : (
        <Loading label={t('post.loading')}>
          <TextSkeleton lines={2} mt="5" mb="6" />
          <Skeleton h="4" w="60%" />
        </Loading>
      )}
    </chakra.header>
  );
}

const frame = {
  maxW: '56rem',
  mx: 'auto',
  mt: { base: '8', md: '10' },
  aspectRatio: '16/9',
  borderRadius: { base: 'lg', md: 'xl' },
} as const;

export function PostPicture({ post }: { post: BlogPostSummary | undefined }) {
  const locale = useLocale();
  if (!post) return <PictureSkeleton {...frame} />;
  const { featuredImage: src } = post;
  if (src === '') return null;
  return (
    <chakra.div {...frame} overflow="hidden" bg="bg.subtle">
      <Picture
        src={src}
        alt={localize(post, 'featuredImageAlt', locale)}
        sizes="(min-width: 58rem) 56rem, 92vw"
        frame={16 / 9}
        focus={post.featuredImageFocus}
        priority
      />
    </chakra.div>
  );
}
