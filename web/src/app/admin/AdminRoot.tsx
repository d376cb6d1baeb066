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

/** The root of the owner's area, including the login. */
export function AdminRoot() {
  const { t } = useTranslation();
  useRouteFocus();
  return (
    // Notifications must cover neither the bottom navigation nor the save bar.
    <Box css={{ '--bottom-bar-height': { base: '5.5rem', lg: '0px' }, '&:has([data-save-bar])': { '--bottom-bar-height': '5.5rem' } }}>
      <ScrollRestoration />
      <Outlet />
      <Toaster closeLabel={t('toast.close')} regionLabel={t('toast.region')} />
    </Box>
  );
}
