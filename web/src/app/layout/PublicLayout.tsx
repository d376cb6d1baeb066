import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { rememberLanguage } from '../../platform/i18n';
import { useLocale } from '../../platform/useLocale';
import { useRouteFocus } from '../navigation';
import { Footer } from './Footer';
import { Header } from './Header';

const Toaster = lazy(() => import('../../ui/Toaster').then((module) => ({ default: module.Toaster })));

function SkipLink() {
  const { t } = useTranslation();
  return (
    <chakra.a
      href="#content"
      position="fixed"
      top="2"
      left="2"
      zIndex="skipLink"
      px="5"
      py="3"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="full"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {t('skip')}
    </chakra.a>
  );
}

/** What every public page stands in. */
export function PublicLayout() {
  const { t } = useTranslation();
  const locale = useLocale();
  useRouteFocus();
  useEffect(() => rememberLanguage(locale), [locale]);
  return (
    <>
      <ScrollRestoration />
      <SkipLink />
      <Header />
      <chakra.main id="content" tabIndex={-1} outline="none" minH="60vh">
        <Outlet />
      </chakra.main>
      <Footer />
      <Suspense>
        <Toaster closeLabel={t('toast.close')} regionLabel={t('toast.region')} />
      </Suspense>
    </>
  );
}
