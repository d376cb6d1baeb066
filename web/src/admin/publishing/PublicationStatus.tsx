import { chakra } from '@chakra-ui/react';
import { pagePath } from '@app/domain/general/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCircleCheck, LuCloudAlert, LuCloudUpload } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import type { PublicationStatus as Status } from '@app/domain/publishing/api';
import { heightIn } from '../../shared/browser/heightIn';
import { publicationQuery, publishedPageQuery, type PublishedPage } from '../platform/data/publication';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatTime } from '../platform/i18n/dateTime';
import { useNow } from '../platform/useNow';

const ICONS = { publishing: LuCloudUpload, live: LuCircleCheck, delayed: LuCloudAlert } as const;

/** Stores the bar's height in a CSS variable for the other sticky elements on the screen. */
const keepHeight = heightIn('--publication-height');

/**
 * Shows whether the owner's changes are being published or delayed. In the tab that published the changes,
 * also shows when they went live. The bar is sticky, because the owner may have scrolled far down a long
 * screen.
 */
export function PublicationStatus() {
  const { data: status, refetch } = useQuery(publicationQuery);
  const { data: publishedPage } = useQuery(publishedPageQuery);
  const { key } = useLocation();
  useEffect(() => void refetch({ cancelRefetch: false }), [key, refetch]);
  if (!status || (status.state === 'live' && (publishedPage === undefined || status.liveSince === null)))
    return null;
  return <Strip status={status} page={publishedPage ?? null} />;
}

function Strip({ status: { state, liveSince }, page }: { status: Status; page: PublishedPage }) {
  const { t } = useTranslation('adminPublishing');
  const locale = useAdminLocale();
  const now = useNow();
  const Icon = ICONS[state];
  return (
    <Bar ref={keepHeight} role="status" aria-label={t('label')} delayed={state === 'delayed'}>
      <Icon size="18" aria-hidden="true" />
      <span>
        {state === 'live' ? t('live', { time: formatTime(liveSince ?? '', locale, now) }) : t(state)}
        {state === 'live' && (
          <chakra.a asChild ml="2" color="accent.text" textDecoration="underline" textUnderlineOffset="0.2em">
            <Link to={page?.[locale] ?? pagePath('home', locale)}>{t(page ? 'view.page' : 'view.site')}</Link>
          </chakra.a>
        )}
      </span>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: { base: '4', sm: '6', lg: '10' },
    py: '2',
    minH: '10',
    textStyle: 'small',
    color: 'fg.muted',
    bg: 'bg.subtle',
    boxShadow: 'card',
    'html[data-writing] &': { position: 'static' },
    '& svg': { flexShrink: '0' },
  },
  variants: { delayed: { true: { bg: 'warm.bg', color: 'warm.fg' } } },
});
