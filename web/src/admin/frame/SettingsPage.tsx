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
  return (
    <AdminPage title={t('nav.settings')}>
      <Grid gap="4" maxW="prose">
        <Group title={t('settings.messages')}>
          <RowLink to={ADMIN_PAGES.mailSettings} Icon={LuMail} title={t('adminContact:mail.title')}>
            <MailValue />
          </RowLink>
          <RowLink to={ADMIN_PAGES.pushSettings} Icon={LuBell} title={t('adminPush:title')}>
            <PushValue />
          </RowLink>
        </Group>
        <Group title={t('nav.content')}>
          <RowLink to={ADMIN_PAGES.instagram} Icon={LuInstagram} title={t('adminInstagram:title')}>
            <InstagramValue />
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

/** The present value of a setting; nothing while it is unknown. */
const Value = chakra('span', { base: { textStyle: 'note', overflowWrap: 'anywhere' } });

function MailValue() {
  const { t } = useTranslation('admin');
  const { data } = useMailStatus();
  if (!data) return null;
  if (!data.isConfigured) return <Value>{t('settings.off')}</Value>;
  const isWell = data.delayedSince === null && data.givenUp === 0 && data.isConfirmed;
  return <Value>{isWell ? data.recipient : t('settings.attention')}</Value>;
}

function PushValue() {
  const { t } = useTranslation('admin');
  const { data } = usePushStatus();
  if (!data) return null;
  return (
    <Value>{t(data.devices.some(({ id }) => id === ownDeviceId()) ? 'settings.on' : 'settings.off')}</Value>
  );
}

function InstagramValue() {
  const { t } = useTranslation('admin');
  const { data } = useInstagramStatus();
  if (!data) return null;
  const { connection } = data;
  if (!connection) return <Value>{t('settings.off')}</Value>;
  const isWell = connection.problem === null && !connection.endsSoon;
  return <Value>{isWell ? `@${connection.username}` : t('settings.attention')}</Value>;
}
