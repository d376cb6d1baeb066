import { chakra } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCircleCheck, LuCloudAlert, LuCloudUpload } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { publicationQuery, publishedPageQuery } from '../platform/data/publication';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatTime } from '../platform/i18n/dateTime';

const ICONS = { publishing: LuCloudUpload, live: LuCircleCheck, delayed: LuCloudAlert } as const;

/** The CSS variable with the height of the strip while it is sticky, for elements of the screen that are sticky too. */
const HEIGHT = '--publication-height';

/** Sets {@link HEIGHT} while `isSticky`. */
function useStickyHeight(strip: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useEffect(() => {
    const { current } = strip;
    if (!current || !isSticky) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [strip, isSticky]);
}

/**
 * Tells the owner whether visitors see what she has published. Its height is that of the longest message, so that nothing moves when the
 * message changes. After a save it stays in view, as the owner may be far down on a long screen.
 */
export function PublicationStatus() {
  const { t } = useTranslation('adminPublishing');
  const locale = useAdminLocale();
  const { key } = useLocation();
  const { data: status, refetch } = useQuery(publicationQuery);
  const { data: publishedPage } = useQuery(publishedPageQuery);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => void refetch({ cancelRefetch: false }), [key, refetch]);

  const state = status?.state === 'live' && status.liveSince === null ? undefined : status?.state;
  const isSticky = state !== undefined && (state !== 'live' || publishedPage !== undefined);
  useStickyHeight(strip, isSticky);

  const Icon = state && ICONS[state];
  return (
    <Strip ref={strip} sticky={isSticky} delayed={state === 'delayed'}>
      <Line aria-hidden="true" visibility="hidden">
        {t('delayed')}
      </Line>
      <Line role="status" aria-label={t('label')}>
        {Icon && <Icon size="18" aria-hidden="true" />}
        <span>
          {state === 'live'
            ? t('live', { time: formatTime(status?.liveSince ?? '', locale, new Date()) })
            : state && t(state)}
          {state === 'live' && (
            <chakra.a
              asChild
              ml="2"
              color="accent.text"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
            >
              <Link to={publishedPage?.[locale] ?? pagePath('home', locale)}>
                {t(publishedPage ? 'view.page' : 'view.site')}
              </Link>
            </chakra.a>
          )}
        </span>
      </Line>
    </Strip>
  );
}

const Strip = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    px: { base: '4', sm: '6', lg: '10' },
    py: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
  variants: {
    sticky: { true: { position: 'sticky', top: '0', zIndex: 'header', bg: 'bg.subtle', boxShadow: 'card' } },
    delayed: { true: { bg: 'warm.bg', color: 'warm.fg' } },
  },
});

/** Both lines are in the same cell. */
const Line = chakra('div', {
  base: {
    gridArea: '1/1',
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    '& svg': { flexShrink: '0' },
  },
});
