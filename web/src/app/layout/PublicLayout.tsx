import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { rememberLanguage } from '../../platform/i18n';
import { localBusiness, StructuredData } from '../../platform/StructuredData';
import { useLocale } from '../../platform/useLocale';
import { useRouteFocus } from '../navigation';
import { usePrefetch } from '../prefetch';
import { useOfflineCopies } from '../useOfflineCopies';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageNews } from './LanguageNews';
import { Notifications } from './Notifications';
import { PendingBar } from './PendingBar';
import { SkipLink } from './SkipLink';

/** What every public page stands in. */
export function PublicLayout() {
  const { t } = useTranslation();
  const locale = useLocale();
  useRouteFocus();
  usePrefetch();
  useOfflineCopies();
  useEffect(() => rememberLanguage(locale), [locale]);
  return (
    <>
      <ScrollRestoration />
      <PendingBar />
      <SkipLink />
      <Header />
      <chakra.main id="content" tabIndex={-1} outline="none" minH="60vh">
        <Outlet />
      </chakra.main>
      <Footer />
      <LanguageNews />
      <StructuredData data={localBusiness(locale, t('site.description'))} />
      <Notifications />
    </>
  );
}
