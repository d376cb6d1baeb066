import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { firstAdminLanguage, showAdminLanguage, useAdminLocale } from '../platform/i18n/adminLanguage';
import { Toaster } from '../../shared/ui/Toaster';
import { SiteContext } from '../../shared/content/SiteContext';
import { NO_SITE } from '../../shared/content/site';
import { fetchSite } from '../../shared/content/fetchSite';
import { useRouteFocus } from '../../shared/browser/routeFocus';

export async function loadAdminTexts(): Promise<null> {
  await showAdminLanguage(firstAdminLanguage());
  return null;
}

/** The root component of the owner's area, including the login page. */
export function AdminRoot() {
  const { t } = useTranslation();
  useRouteFocus();
  // Rendering doesn't wait for the site's content, so the name of the business appears only after the content
  // has loaded.
  const locale = useAdminLocale();
  const { data: site = NO_SITE } = useQuery({
    queryKey: ['site', locale],
    queryFn: () => fetchSite(locale),
    placeholderData: keepPreviousData,
  });
  return (
    // Notifications must not cover the bottom navigation or the save bar.
    <Box
      css={{
        '--bottom-bar-height': { base: '5.5rem', lg: '0px' },
        '&:has([data-save-bar])': { '--bottom-bar-height': '5.5rem' },
      }}
    >
      {/* The bottom navigation and the save bar must not cover focused elements. */}
      <Global styles={{ '@media (max-width: 63.99em)': { html: { scrollPaddingBottom: '5.5rem' } } }} />
      <ScrollRestoration />
      <SiteContext value={site}>
        <Outlet />
      </SiteContext>
      <Toaster closeLabel={t('toast.close')} regionLabel={t('toast.region')} />
    </Box>
  );
}
