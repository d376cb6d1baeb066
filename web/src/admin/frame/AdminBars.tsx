/** The bars in the owner's area: a sidebar on wide screens and a top bar on narrow ones. */
import { Button, Flex, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES, pagePath } from '@app/domain/general/paths';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCircleHelp, LuExternalLink, LuLogOut, LuSettings } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { helpPath } from '../help/topics';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { ColorModeToggle } from '../../shared/components/ColorModeToggle';
import { useFacts } from '../../shared/content/SiteContext';
import { Bar } from '../ui/Bar';
import { LinkButton } from '../../shared/ui/LinkButton';
import { BrandLink } from '../../shared/components/BrandLink';
import { AdminLanguageSwitch } from './AdminLanguageSwitch';
import { AdminNavigation } from './AdminNavigation';

/** The paths of the settings screen and the screens that it links to. */
const SETTINGS = [
  ADMIN_PAGES.settings,
  ADMIN_PAGES.instagram,
  ADMIN_PAGES.imageDiagnostics,
  ADMIN_PAGES.backup,
  ADMIN_PAGES.account,
];

export function Sidebar({ onLogOut }: { onLogOut: () => void }) {
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

export function TopBar() {
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

/**
 * The link to the settings. On the settings screens, it is marked as the current page, as a navigation entry
 * would be.
 */
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

/** The link to the handbook section about the current screen. */
function HelpLink(props: Omit<ComponentProps<typeof LinkButton>, 'to' | 'variant'>) {
  return <LinkButton to={helpPath(useLocation().pathname)} variant="ghost" {...props} />;
}

function Brand() {
  const { t } = useTranslation('admin');
  const { name } = useFacts();
  return (
    <BrandLink to={ADMIN_PAGES.dashboard} aria-label={name || t('nav.dashboard')} markSize={32} px="1" />
  );
}
