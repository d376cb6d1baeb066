import { Button, Grid, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES, pagePath } from '@app/domain/general/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LuBell,
  LuCircleUser,
  LuDatabaseBackup,
  LuExternalLink,
  LuImage,
  LuInstagram,
  LuLogOut,
  LuMail,
  LuStethoscope,
} from 'react-icons/lu';
import { useOutletContext } from 'react-router-dom';
import { ColorModeToggle } from '../../shared/components/ColorModeToggle';
import { AdminLanguageSwitch } from './AdminLanguageSwitch';
import { useMailStatus } from '../inbox/notifications/mail';
import { usePushStatus } from '../inbox/notifications/push';
import { ownDeviceId } from '../inbox/notifications/pushDevice';
import { useInstagramStatus } from '../instagram/data';
import { AdminPage } from '../platform/components/AdminPage';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { RowLink } from '../ui/RowLink';

export function SettingsPage() {
  const { t } = useTranslation(['admin', 'adminContact', 'adminPush', 'adminInstagram', 'adminBackup']);
  const locale = useAdminLocale();
  const logOut = useOutletContext<() => void>();
  const { data: mail } = useMailStatus();
  const { data: push } = usePushStatus();
  const { data: instagram } = useInstagramStatus();
  return (
    <AdminPage title={t('nav.settings')}>
      <Grid gap="4" maxW="prose">
        <Group title={t('settings.messages')}>
          <RowLink to={ADMIN_PAGES.mailSettings} Icon={LuMail} title={t('adminContact:mail.title')}>
            <Value
              isOn={mail?.isConfigured}
              isWell={mail?.delayedSince === null && mail.givenUp === 0 && mail.isConfirmed}
            >
              {mail?.recipient}
            </Value>
          </RowLink>
          <RowLink to={ADMIN_PAGES.pushSettings} Icon={LuBell} title={t('adminPush:title')}>
            <Value isOn={push?.devices.some(({ id }) => id === ownDeviceId())}>{t('settings.on')}</Value>
          </RowLink>
        </Group>
        <Group title={t('nav.content')}>
          <RowLink to={ADMIN_PAGES.instagram} Icon={LuInstagram} title={t('adminInstagram:title')}>
            <Value
              isOn={instagram && instagram.connection !== null}
              isWell={instagram?.connection?.problem === null && !instagram.connection.endsSoon}
            >
              @{instagram?.connection?.username}
            </Value>
          </RowLink>
          <RowLink to={ADMIN_PAGES.pictures} Icon={LuImage} title={t('nav.pictures')} />
          <RowLink to={ADMIN_PAGES.imageDiagnostics} Icon={LuStethoscope} title={t('settings.diagnostics')} />
          <RowLink to={ADMIN_PAGES.backup} Icon={LuDatabaseBackup} title={t('adminBackup:title')} />
          <RowLink to={pagePath('home', locale)} Icon={LuExternalLink} title={t('nav.site')} />
        </Group>
        <Group title={t('settings.you')}>
          <RowLink to={ADMIN_PAGES.account} Icon={LuCircleUser} title={t('settings.account')} />
          <Choice label={t('settings.language')}>
            <AdminLanguageSwitch />
          </Choice>
          <Choice label={t('settings.colors')}>
            <ColorModeToggle />
          </Choice>
          <chakra.li borderTopWidth="1px" borderColor="border" pt="2">
            <Button variant="ghost" ml="-6" gap="3" onClick={logOut}>
              <LuLogOut size="20" aria-hidden="true" />
              {t('nav.logOut')}
            </Button>
          </chakra.li>
        </Group>
      </Grid>
    </AdminPage>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel smallTitle title={title}>
      <chakra.ul my="-2">{children}</chakra.ul>
    </Panel>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row minH="14">
      <chakra.span fontFamily="heading" fontWeight="semibold">
        {label}
      </chakra.span>
      {children}
    </Row>
  );
}

interface ValueProps {
  /** Whether the setting is on. Undefined while its status is unknown. */
  isOn: boolean | undefined;
  isWell?: boolean;
  children: ReactNode;
}

/** Shows a setting's current value, or that the setting is off or needs attention. */
function Value({ isOn, isWell = true, children }: ValueProps) {
  const { t } = useTranslation('admin');
  if (isOn === undefined) return null;
  const shown = isWell ? children : t('settings.attention');
  return (
    <chakra.span textStyle="note" overflowWrap="anywhere">
      {isOn ? shown : t('settings.off')}
    </chakra.span>
  );
}
