import { Flex } from '@chakra-ui/react';
import { hasLocale } from '@app/domain/general/locale';
import { YOUTUBE_WATCH } from '@app/domain/blog/youtube';
import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Prose } from '../../../shared/ui/Prose';
import { TextSkeleton } from '../../../shared/ui/Skeleton';
import { useSanitizer } from './sanitize';
import { withTableRegions } from './tables';

/**
 * Returns the link that was clicked, or null if the click wasn't on a link. Also returns null if a modifier
 * key or another mouse button makes the browser open the link elsewhere.
 */
function clickedLink({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target.closest<HTMLAnchorElement>('a[href]');
}

/** Returns a link's path for the router, or null if the browser must handle the click. */
function routeOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || !hasLocale(link.pathname)) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Replaces a link to a video with the video's player. Until then, nothing is requested from YouTube. */
function play(link: HTMLAnchorElement): void {
  const player = document.createElement('iframe');
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(link.href.slice(YOUTUBE_WATCH.length))}?autoplay=1`;
  player.title = link.textContent || link.querySelector('img')?.alt || 'YouTube';
  player.allow = 'autoplay; encrypted-media; picture-in-picture';
  player.allowFullscreen = true;
  // YouTube plays videos only if it receives the address of the embedding site.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(player);
  player.focus();
}

/**
 * The content of a post. Links to other pages of the site use the router instead of reloading the document.
 * Videos play in place.
 */
export function PostBody({ html }: { html: string }) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const sanitize = useSanitizer();
  const content = useMemo(
    () => ({ __html: withTableRegions(sanitize(html), t('post.table')) }),
    [html, sanitize, t],
  );
  return (
    <Prose
      onClick={(event) => {
        const link = clickedLink(event);
        if (!link) return;
        const isVideo = link.matches('figure > a') && link.href.startsWith(YOUTUBE_WATCH);
        const path = routeOf(link);
        if (!isVideo && path === null) return;
        event.preventDefault();
        if (isVideo) play(link);
        else if (path !== null) void navigate(path);
      }}
      dangerouslySetInnerHTML={content}
    />
  );
}

export function PostBodySkeleton() {
  return (
    <Flex direction="column" gap="8">
      {[5, 7, 4].map((lines, index) => (
        <TextSkeleton key={index} lines={lines} />
      ))}
    </Flex>
  );
}
