import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { editorPath, NEW_DRAFT } from '../drafts/data';
import { LatestDrafts } from '../drafts/LatestDrafts';
import { UnreadMessages } from '../inbox/UnreadMessages';
import { WaitingTestimonials } from '../inbox/testimonials/WaitingTestimonials';
import { SetupPanel } from '../setup/SetupPanel';
import { AdminPage } from '../platform/components/AdminPage';
import { LinkButton } from '../../shared/ui/LinkButton';

/** The start page of the owner's area: what waits for her. What she sets up once is among the settings. */
export function DashboardPage() {
  const { t } = useTranslation(['admin', 'adminDrafts']);
  return (
    <AdminPage
      title={t('dashboard.title')}
      intro={t('dashboard.intro')}
      actions={
        <LinkButton to={editorPath('posts', NEW_DRAFT)} size="sm">
          <LuPlus size="18" aria-hidden="true" />
          {t('adminDrafts:new.posts')}
        </LinkButton>
      }
    >
      <Flex direction="column" gap={{ base: '4', lg: '6' }}>
        <SetupPanel />
        <UnreadMessages />
        <WaitingTestimonials />
        <LatestDrafts />
      </Flex>
    </AdminPage>
  );
}
