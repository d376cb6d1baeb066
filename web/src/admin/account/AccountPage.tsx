import { Grid, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../platform/components/AdminPage';
import { BackToSettings } from '../platform/components/SettingsScreen';
import { Panel } from '../ui/Panel';
import { PasswordForm } from './PasswordForm';
import { SessionList } from './SessionList';

export function AccountPage() {
  const { t } = useTranslation('adminAccount');
  return (
    <AdminPage title={t('title')} intro={t('intro')} back={<BackToSettings />}>
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }} alignItems="start">
        <Panel title={t('password.title')}>
          <PasswordForm />
        </Panel>
        <Panel title={t('sessions.title')}>
          <chakra.p color="fg.muted" mb="5" maxW="prose">
            {t('sessions.intro')}
          </chakra.p>
          <SessionList />
        </Panel>
      </Grid>
    </AdminPage>
  );
}
