import { Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { editorPath, NEW_DRAFT, useLatestDrafts } from '../drafts/data';
import { LatestDrafts } from '../drafts/LatestDrafts';
import { useNewMessages } from '../inbox/data';
import { UnreadMessages } from '../inbox/UnreadMessages';
import { useSubmitted } from '../inbox/testimonials/submitted';
import { WaitingTestimonials } from '../inbox/testimonials/WaitingTestimonials';
import { setupQuery } from '../setup/data';
import { SetupPanel } from '../setup/SetupPanel';
import { AdminPage } from '../platform/components/AdminPage';
import { LoadFailed } from '../platform/components/LoadFailed';
import { useFailedTogether } from '../platform/data/useFailedTogether';
import { LinkButton } from '../../shared/ui/LinkButton';

/** The start page of the owner's area, which shows everything that needs the owner's attention. */
export function DashboardPage() {
  const { t } = useTranslation(['admin', 'adminDrafts']);
  const failed = useFailedTogether([
    useQuery(setupQuery),
    useNewMessages(),
    useSubmitted('waiting'),
    useLatestDrafts(),
  ]);
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
      {failed ? (
        <LoadFailed title={t('adminDrafts:load.failed')} query={failed} />
      ) : (
        <Flex direction="column" gap={{ base: '4', lg: '6' }}>
          <SetupPanel />
          <UnreadMessages />
          <WaitingTestimonials />
          <LatestDrafts />
        </Flex>
      )}
    </AdminPage>
  );
}
