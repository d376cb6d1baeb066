import { Box, Button, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES, pagePath } from '@perro-wisdom/domain/general/paths';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCircleUser, LuExternalLink, LuLogOut } from 'react-icons/lu';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { forgetAllKept, handOverKept } from '../inbox/keptTexts';
import { usePushNotifications } from '../inbox/notifications/push';
import { PublicationStatus } from '../publishing/PublicationStatus';
import { DemoBanner } from '../setup/DemoBanner';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { ColorModeToggle } from '../../shared/components/ColorModeToggle';
import { useFacts } from '../../shared/content/SiteContext';
import { Bar } from '../ui/Bar';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { LinkButton } from '../../shared/ui/LinkButton';
import { showToast } from '../../shared/ui/toast';
import { BrandLink } from '../../shared/components/BrandLink';
import { SkipLink } from '../../shared/components/SkipLink';
import { logOut } from './access';
import { AdminLanguageSwitch } from './AdminLanguageSwitch';
import { AdminNavigation } from './AdminNavigation';
import { usePublishes } from './publishes';
import { returnTo } from './returnPath';
import { useSessionState } from './session';
import { useSessionExpiry } from './useSessionExpiry';

/** The layout of the owner's screens. Redirects to the login when nobody is logged in. */
export function AdminLayout() {
  const { t } = useTranslation(['admin', 'messages']);
  const location = useLocation();
  const session = useSessionState();
  const publishes = usePublishes();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useSessionExpiry();
  usePushNotifications(session === 'loggedIn');

  // Preloads the login page, so that logging out works without a network connection.
  useEffect(() => {
    void import('./LoginPage').catch(() => undefined);
  }, []);

  /** Nothing that she has typed stays on the device: the server keeps it, or she decides. */
  async function handleLogOut(): Promise<void> {
    try {
      await handOverKept();
    } catch {
      setIsAsking(true);
      return;
    }
    await endSession();
  }

  async function endSession(): Promise<void> {
    setIsLoggingOut(true);
    const endedOnServer = logOut();
    showToast({ title: t('messages:session.loggedOut') });
    if (!(await endedOnServer))
      showToast({ title: t('messages:session.loggedOut'), description: t('session.endsByItself') });
  }

  if (session === 'loggedOut') {
    return <Navigate to={ADMIN_PAGES.login} replace state={isLoggingOut ? null : returnTo(location)} />;
  }
  return (
    <Box
      display={{ lg: 'grid' }}
      gridTemplateColumns="16rem minmax(0, 1fr)"
      minH="var(--screen-height)"
      // The editor's save bar replaces the bottom navigation; writing leaves no room for the banner.
      css={{ '&:has([data-save-bar]) :is([data-bottom-bar], [data-demo-banner])': { display: 'none' } }}
    >
      <SkipLink />
      <Sidebar onLogOut={() => void handleLogOut()} />
      <TopBar onLogOut={() => void handleLogOut()} />
      <ConfirmDialog
        open={isAsking}
        title={t('typed.question')}
        confirmLabel={t('typed.discard')}
        cancelLabel={t('typed.stay')}
        onConfirm={() => {
          forgetAllKept();
          void endSession();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('typed.detail')}
      </ConfirmDialog>
      <div>
        <DemoBanner />
        {publishes && <PublicationStatus />}
        <chakra.main
          id="content"
          tabIndex={-1}
          outline="none"
          px={{ base: '4', sm: '6', lg: '10' }}
          pt={publishes ? { base: '3', lg: '4' } : { base: '6', lg: '10' }}
          pb={{ base: '24', lg: '16' }}
        >
          <Box maxW="page" mx="auto">
            {session === 'expired' && <ExpiredNotice />}
            <Outlet />
          </Box>
        </chakra.main>
      </div>
      <Box
        data-bottom-bar
        hideFrom="lg"
        position="fixed"
        insetX="0"
        bottom="0"
        // Below the save bar, which covers this bar in browsers without `:has`.
        zIndex="9"
        bg="bg.card"
        borderTopWidth="1px"
        borderColor="border"
        pb="env(safe-area-inset-bottom)"
      >
        <AdminNavigation position="bottom" />
      </Box>
    </Box>
  );
}

interface HeaderProps {
  onLogOut: () => void;
}

function Sidebar({ onLogOut }: HeaderProps) {
  const { t } = useTranslation('admin');
  const locale = useAdminLocale();
  return (
    <chakra.header
      hideBelow="lg"
      position="sticky"
      top="0"
      h="var(--screen-height)"
      overflowY="auto"
      display="flex"
      flexDirection="column"
      gap="8"
      px="4"
      py="6"
      bg="bg.subtle"
      borderRightWidth="1px"
      borderColor="border"
    >
      <Brand />
      <AdminNavigation position="side" />
      <chakra.div mt="auto" display="flex" flexDirection="column" alignItems="flex-start" gap="2">
        <chakra.div display="flex" alignItems="center" gap="2">
          <AdminLanguageSwitch />
          <ColorModeToggle />
        </chakra.div>
        <LinkButton to={pagePath('home', locale)} variant="ghost" size="sm">
          <LuExternalLink size="18" aria-hidden="true" />
          {t('nav.site')}
        </LinkButton>
        <AccountLink size="sm">
          <LuCircleUser size="18" aria-hidden="true" />
          {t('nav.account')}
        </AccountLink>
        <Button variant="ghost" size="sm" onClick={onLogOut}>
          <LuLogOut size="18" aria-hidden="true" />
          {t('nav.logOut')}
        </Button>
      </chakra.div>
    </chakra.header>
  );
}

function TopBar({ onLogOut }: HeaderProps) {
  const { t } = useTranslation('admin');
  return (
    <Bar as="header" hideFrom="lg" borderBottomWidth="1px">
      <Brand />
      {/* Without gaps they just fit at 320 pixels. */}
      <chakra.div display="flex" alignItems="center" gap={{ base: '0', sm: '1' }}>
        <AdminLanguageSwitch />
        <ColorModeToggle />
        <AccountLink p="0" aria-label={t('nav.account')}>
          <LuCircleUser size="20" aria-hidden="true" />
        </AccountLink>
        <Button variant="ghost" p="0" aria-label={t('nav.logOut')} onClick={onLogOut}>
          <LuLogOut size="20" aria-hidden="true" />
        </Button>
      </chakra.div>
    </Bar>
  );
}

/** The link to the owner's account, which is marked on that screen like the entries of the navigation. */
function AccountLink(props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'variant'>) {
  const isCurrent = useLocation().pathname === ADMIN_PAGES.account;
  return (
    <LinkButton
      to={ADMIN_PAGES.account}
      variant="ghost"
      _currentPage={{ bg: { base: 'bg.card', _dark: 'bg.placeholder' }, boxShadow: 'card' }}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...props}
    />
  );
}

/** The logo, which links to the dashboard; the name is hidden where there is no room beside the buttons. */
function Brand() {
  const { t } = useTranslation('admin');
  const { name } = useFacts();
  return (
    <BrandLink
      to={ADMIN_PAGES.dashboard}
      aria-label={name || t('nav.dashboard')}
      markSize={32}
      nameProps={{ hideBelow: 'sm' }}
      px="1"
    />
  );
}

/** Asks the owner to log in again. Sticky, because the call that failed with a 401 may have been made from anywhere on the screen. */
function ExpiredNotice() {
  const { t } = useTranslation('admin');
  const location = useLocation();
  return (
    <Box
      role="alert"
      position="sticky"
      top="2"
      zIndex="toast"
      boxShadow="raised"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      mb="6"
      p="5"
      bg="warm.bg"
      color="warm.fg"
      borderRadius="lg"
    >
      <chakra.p fontWeight="semibold" maxW="prose">
        {t('session.expired')}
      </chakra.p>
      <LinkButton to={ADMIN_PAGES.login} state={returnTo(location)}>
        {t('session.again')}
      </LinkButton>
    </Box>
  );
}
