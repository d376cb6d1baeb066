import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { storedAdminLanguage, showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { Toaster } from '../../ui/Toaster';
import { useRouteFocus } from '../navigation';

export async function loadAdminTexts(): Promise<null> {
  await showAdminLanguage(storedAdminLanguage());
  return null;
}

/** What the login and all other screens of the owner's area stand in. */
export function AdminRoot() {
  const { t } = useTranslation();
  useRouteFocus();
  return (
    // A notification covers neither the bar under the thumb nor what saves a post.
    <Box css={{ '--bottom-bar-height': { base: '5.5rem', lg: '0px' }, '&:has([data-save-bar])': { '--bottom-bar-height': '5.5rem' } }}>
      <ScrollRestoration />
      <Outlet />
      <Toaster closeLabel={t('toast.close')} regionLabel={t('toast.region')} />
    </Box>
  );
}
