import { Box, Button, Flex, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES, pagePath } from '@app/domain/general/paths';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCircleHelp, LuExternalLink, LuLogOut, LuSettings } from 'react-icons/lu';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { helpPath } from '../help/topics';
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

/** After the first screen has loaded. */
const PRELOAD_DELAY_MS = 2000;
const PRELOADED = [
  () => import('./LoginPage'),
  // Where a phone logs out, also without a connection.
  () => import('./SettingsPage'),
  () => import('../inbox/list/SubmissionsScreen'),
  () => import('../inbox/MessagePage'),
  () => import('../drafts/BlogPage'),
  () => import('../drafts/OverviewPage'),
];

/** The screens that are reached from the settings. */
const SETTINGS = [
  ADMIN_PAGES.settings,
  ADMIN_PAGES.instagram,
  ADMIN_PAGES.imageDiagnostics,
  ADMIN_PAGES.backup,
  ADMIN_PAGES.account,
];

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

  // The screens that are opened most, so that they are there at once, and the login page, so that logging out works without a connection.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of PRELOADED) void load().catch(() => undefined);
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
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
      <TopBar />
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
          pt={{ base: '4', lg: '10' }}
          pb={{ base: '24', lg: '16' }}
        >
          <Box maxW="page" mx="auto">
            {session === 'expired' && <ExpiredNotice />}
            <Outlet context={() => void handleLogOut()} />
          </Box>
        </chakra.main>
      </div>
      <Box
        data-bottom-bar
        data-screen-only
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

function Sidebar({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation('admin');
  const locale = useAdminLocale();
  return (
    <chakra.header
      data-screen-only
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
      <Flex direction="column" mt="auto" align="flex-start" gap="2">
        <Flex align="center" gap="2">
          <AdminLanguageSwitch />
          <ColorModeToggle />
        </Flex>
        <LinkButton to={pagePath('home', locale)} variant="ghost" size="sm">
          <LuExternalLink size="18" aria-hidden="true" />
          {t('nav.site')}
        </LinkButton>
        <SettingsLink size="sm">
          <LuSettings size="18" aria-hidden="true" />
          {t('nav.settings')}
        </SettingsLink>
        <HelpLink size="sm">
          <LuCircleHelp size="18" aria-hidden="true" />
          {t('nav.help')}
        </HelpLink>
        <Button variant="ghost" size="sm" onClick={onLogOut}>
          <LuLogOut size="18" aria-hidden="true" />
          {t('nav.logOut')}
        </Button>
      </Flex>
    </chakra.header>
  );
}

function TopBar() {
  const { t } = useTranslation('admin');
  return (
    <Bar as="header" data-screen-only hideFrom="lg" borderBottomWidth="1px">
      <Brand />
      <Flex shrink="0">
        <HelpLink p="0" aria-label={t('nav.help')}>
          <LuCircleHelp size="20" aria-hidden="true" />
        </HelpLink>
        <SettingsLink p="0" aria-label={t('nav.settings')}>
          <LuSettings size="20" aria-hidden="true" />
        </SettingsLink>
      </Flex>
    </Bar>
  );
}

/** The link to the settings, which is marked on their screens like the entries of the navigation. */
function SettingsLink(props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'variant'>) {
  const { pathname } = useLocation();
  const isCurrent = SETTINGS.some((path) => pathname.startsWith(path));
  return (
    <LinkButton
      to={ADMIN_PAGES.settings}
      variant="ghost"
      _currentPage={{ bg: { base: 'bg.card', _dark: 'bg.placeholder' }, boxShadow: 'card' }}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...props}
    />
  );
}

/** The link to the handbook, at the task that the present screen is about. */
function HelpLink(props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'variant'>) {
  return <LinkButton to={helpPath(useLocation().pathname)} variant="ghost" {...props} />;
}

/** The logo, which links to the dashboard. */
function Brand() {
  const { t } = useTranslation('admin');
  const { name } = useFacts();
  return (
    <BrandLink to={ADMIN_PAGES.dashboard} aria-label={name || t('nav.dashboard')} markSize={32} px="1" />
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
