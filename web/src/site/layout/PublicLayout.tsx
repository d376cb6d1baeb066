import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from '../../shared/browser/keepPlace';
import { useLateFont } from '../platform/browser/lateFont';
import { rememberLanguage } from '../../shared/i18n/i18n';
import { localBusiness, StructuredData } from '../platform/head/StructuredData';
import { completeHydration } from '../platform/browser/hydration';
import { useLocale } from '../../shared/i18n/useLocale';
import { useSite } from '../../shared/content/SiteContext';
import { useRouteFocus } from '../../shared/browser/routeFocus';
import { usePrefetch } from '../app/prefetch';
import { useShownPages } from '../stats/start';
import { useOfflineCopies } from '../app/useOfflineCopies';
import { useScrollMemory } from '../app/useScrollMemory';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageNews } from './LanguageNews';
import { Notifications } from './Notifications';
import { PendingBar } from './PendingBar';
import { PlaceKeeper } from './PlaceKeeper';
import { SkipLink } from '../../shared/components/SkipLink';
import { WaitingMessages } from './WaitingMessages';

export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { state } = useLocation() as { state: unknown };
  const business = localBusiness(useSite(), locale, t('site.description'));
  const isReturn = useNavigationType() === NavigationType.Pop;
  useScrollMemory();
  useRouteFocus();
  usePrefetch();
  useOfflineCopies();
  useLateFont();
  useShownPages();
  useEffect(() => rememberLanguage(locale), [locale]);
  useEffect(() => completeHydration(document.getElementById('root')), []);
  return (
    <>
      <PlaceKeeper locale={locale} keeps={!isReturn && keepsPlace(state)} />
      <PendingBar />
      <SkipLink />
      <Header />
      <chakra.main id="content" tabIndex={-1} outline="none" minH="60vh">
        {children}
      </chakra.main>
      <Footer />
      <WaitingMessages />
      <LanguageNews />
      {business && <StructuredData data={business} />}
      <Notifications />
    </>
  );
}
