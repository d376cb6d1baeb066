import { Box, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { unsentTexts } from '../inbox/unsent/keptTexts';
import { usePushNotifications } from '../inbox/notifications/push';
import { UnsentTexts } from '../inbox/unsent/UnsentTexts';
import { PublicationStatus } from '../publishing/PublicationStatus';
import { DemoBanner } from '../setup/DemoBanner';
import { LinkButton } from '../../shared/ui/LinkButton';
import { showToast } from '../../shared/ui/toast';
import { SkipLink } from '../../shared/components/SkipLink';
import { useQuestion } from '../ui/useQuestion';
import { logOut } from './access';
import { AdminNavigation } from './AdminNavigation';
import { returnTo } from './returnPath';
import { useSessionExpiry, useSessionState } from './session';
import { Sidebar, TopBar } from './AdminBars';

/**
 * How long to wait before preloading other screens, in milliseconds, so that the current screen loads first.
 */
const PRELOAD_DELAY_MS = 2000;
const PRELOADED = [
  () => import('./LoginPage'),
  // On a phone, the logout button is on this screen and must work offline.
  () => import('./SettingsPage'),
  () => import('../inbox/list/SubmissionsScreen'),
  () => import('../inbox/MessagePage'),
  () => import('../drafts/BlogPage'),
  () => import('../drafts/OverviewPage'),
];

/** The paths of the screens that the owner publishes from, which show the publishing status. */
const PUBLISHING = [ADMIN_PAGES.content, ADMIN_PAGES.blog];

export function AdminLayout() {
  const { t } = useTranslation(['admin', 'messages']);
  const location = useLocation();
  const session = useSessionState();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const { ask, close, question } = useQuestion();
  useSessionExpiry();
  usePushNotifications(session === 'loggedIn');

  // Preloads the most used screens, so that they open immediately, and the login page, so that logging out
  // works offline.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of PRELOADED) void load().catch(() => undefined);
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  /** Logs out, after asking for confirmation if that would discard unsent replies or notes. */
  function handleLogOut(): void {
    const unsent = unsentTexts();
    if (unsent.length === 0) return void endSession();
    const isOnlyNotes = unsent.every(({ kind }) => kind === 'note');
    ask({
      title: t(isOnlyNotes ? 'unsent.noteQuestion' : 'unsent.question', { count: unsent.length }),
      detail: <UnsentTexts texts={unsent} onOpen={close} />,
      confirmLabel: t('unsent.discard'),
      cancelLabel: t('unsent.stay'),
      onConfirm: () => void endSession(),
    });
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
      // The editor's save bar replaces the bottom navigation, and the demo banner is hidden to make room.
      css={{ '&:has([data-save-bar]) :is([data-bottom-bar], [data-demo-banner])': { display: 'none' } }}
    >
      <SkipLink />
      <Sidebar onLogOut={handleLogOut} />
      <TopBar />
      {question}
      <div>
        <DemoBanner />
        {PUBLISHING.some((path) => location.pathname.startsWith(path)) && <PublicationStatus />}
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
            <Outlet context={handleLogOut} />
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
        // Lower than the save bar's, because the save bar must cover this bar in browsers without `:has`.
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

/**
 * Asks the owner to log in again. The notice is sticky, because the call that failed with a 401 may have come
 * from any part of the screen.
 */
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
