import { Grid, chakra } from '@chakra-ui/react';
import { ADMIN_PAGES, pagePath } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { Drafts } from '../../features/blog/admin/Drafts';
import { MailPanel } from '../../features/contact/admin/MailPanel';
import { UnreadMessages } from '../../features/contact/admin/UnreadMessages';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { AdminPage } from '../../platform/components/AdminPage';
import { LinkButton } from '../../ui/LinkButton';
import { Panel } from '../../ui/Panel';

/** The start page of the owner's area: unread messages, drafts, and links to the other screens. */
export function DashboardPage() {
  const { t } = useTranslation(['admin', 'adminContact']);
  const locale = useAdminLocale();
  return (
    <AdminPage title={t('dashboard.title')} intro={t('dashboard.intro')}>
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1.2fr 1fr' }} alignItems="start">
        <Grid gap="6">
          <Panel smallTitle title={t('dashboard.messages')}>
            <UnreadMessages />
          </Panel>
          <Panel smallTitle title={t('adminContact:mail.title')}>
            <MailPanel />
          </Panel>
        </Grid>
        <Grid gap="6">
          <Panel smallTitle title={t('dashboard.blog')}>
            <Drafts />
          </Panel>
          <Panel smallTitle title={t('dashboard.more')}>
            <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
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
