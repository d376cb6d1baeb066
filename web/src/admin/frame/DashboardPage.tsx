import { Grid, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES, pagePath } from '@perro-wisdom/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { BackupPanel } from '../backup/BackupPanel';
import { LatestDrafts } from '../drafts/LatestDrafts';
import { MailPanel } from '../inbox/notifications/MailPanel';
import { PushPanel } from '../inbox/notifications/PushPanel';
import { UnreadMessages } from '../inbox/UnreadMessages';
import { InstagramPanel } from '../instagram/InstagramPanel';
import { MAIL_ID } from '../setup/data';
import { SetupPanel } from '../setup/SetupPanel';
import { SubmittedPanel } from '../inbox/testimonials/SubmittedPanel';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { AdminPage } from '../platform/components/AdminPage';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Panel } from '../ui/Panel';

/** The start page of the owner's area: what is left to set up, unread messages, drafts, the backup, and links to the other screens. */
export function DashboardPage() {
  const { t } = useTranslation([
    'admin',
    'adminBackup',
    'adminContact',
    'adminInstagram',
    'adminPush',
    'adminSubmitted',
  ]);
  const locale = useAdminLocale();
  return (
    <AdminPage title={t('dashboard.title')} intro={t('dashboard.intro')}>
      <SetupPanel />
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1.2fr 1fr' }} alignItems="start">
        <Grid gap="6">
          <Panel smallTitle title={t('dashboard.messages')}>
            <UnreadMessages />
          </Panel>
          <Panel smallTitle title={t('adminSubmitted:dashboard.title')}>
            <SubmittedPanel />
          </Panel>
          <chakra.div id={MAIL_ID} scrollMargin="1rem">
            <Panel smallTitle title={t('adminContact:mail.title')}>
              <MailPanel />
            </Panel>
          </chakra.div>
          <Panel smallTitle title={t('adminPush:title')}>
            <PushPanel />
          </Panel>
        </Grid>
        <Grid gap="6">
          <Panel smallTitle title={t('dashboard.blog')}>
            <LatestDrafts />
          </Panel>
          <Panel smallTitle title={t('adminInstagram:title')}>
            <InstagramPanel />
          </Panel>
          <Panel smallTitle title={t('adminBackup:panel.title')}>
            <BackupPanel />
          </Panel>
          <Panel smallTitle title={t('dashboard.more')}>
            <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
              <LinkButton to={ADMIN_PAGES.content} variant="outline">
                {t('nav.content')}
              </LinkButton>
              <LinkButton to={ADMIN_PAGES.pictures} variant="outline">
                {t('nav.pictures')}
              </LinkButton>
              <LinkButton to={ADMIN_PAGES.stats} variant="outline">
                {t('nav.stats')}
              </LinkButton>
              <LinkButton to={ADMIN_PAGES.imageDiagnostics} variant="outline">
                {t('dashboard.images')}
              </LinkButton>
              <LinkButton to={pagePath('home', locale)} variant="outline">
                {t('nav.site')}
              </LinkButton>
            </chakra.div>
          </Panel>
        </Grid>
      </Grid>
    </AdminPage>
  );
}
