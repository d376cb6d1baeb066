import { VisuallyHidden, chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LuLayoutGrid, LuTable2 } from 'react-icons/lu';
import { NavLink } from 'react-router-dom';
import { AdminPage } from '../../../platform/components/AdminPage';
import { ApiError } from '../../../platform/data/api';
import { LoadFailed } from '../../../platform/components/LoadFailed';
import { MoreButton } from '../../../platform/components/MoreButton';
import { Picture } from '../../../platform/pictures/Picture';
import { RefreshButton } from '../../../platform/components/RefreshButton';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { Segment, SegmentedControl } from '../../../ui/SegmentedControl';
import { LoadingRows } from '../../../ui/Skeleton';
import { useSubmissions } from './data';
import { MailNotice } from './MailNotice';

export interface SubmissionsProps {
  submissions: readonly ContactSubmission[];
}

interface SubmissionsScreenProps {
  view: ComponentType<SubmissionsProps>;
  /** The number of automatic retries when loading fails. */
  retry: number;
}

/** The inbox in one of its two views: the newest messages first, older ones on demand, suspected spam separately. */
export function SubmissionsScreen({ view: View, retry }: SubmissionsScreenProps) {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);
  const query = useSubmissions({ retry });
  const errorText = useErrorText();
  const [showsSpam, setShowsSpam] = useState(false);

  const all = query.data ?? [];
  const spam = all.filter(({ status }) => status === 'spam');
  const submissions = showsSpam ? spam : all.filter(({ status }) => status !== 'spam');

  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      actions={<RefreshButton busy={query.isFetching} onRefresh={() => void query.refresh()} />}
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb={{ base: '4', lg: '6' }}>
        <SegmentedControl role="group" aria-label={t('filter.label')}>
          <Segment type="button" aria-pressed={!showsSpam} onClick={() => setShowsSpam(false)}>
            {t('filter.inbox')}
          </Segment>
          <Segment type="button" aria-pressed={showsSpam} onClick={() => setShowsSpam(true)}>
            {t('filter.spam', { number: query.data ? spam.length : '…' })}
          </Segment>
        </SegmentedControl>
        <ViewSwitch />
      </chakra.div>

      <MailNotice />
      {query.isError && (
        <LoadFailed title={t('messages:submissions.error')} query={query}>
          <p>{t('messages:submissions.errorDetail')}</p>
          {query.error instanceof ApiError && (
            <chakra.p mt="2" textStyle="small">{`${t('messages:submissions.fetchFailed')}: ${errorText(query.error)}`}</chakra.p>
          )}
        </LoadFailed>
      )}
      {query.isPending && <LoadingRows label={t('common:loading')} />}
      {query.data && (
        <>
          <VisuallyHidden role="status">{t('shown', { count: submissions.length })}</VisuallyHidden>
          {submissions.length > 0 ? <View submissions={submissions} /> : <Empty title={emptyText()} />}
          <MoreButton list={query} label={t('older')} busyLabel={t('loadingOlder')} />
        </>
      )}
    </AdminPage>
  );

  function emptyText(): string {
    if (showsSpam) return t('filter.noSpam');
    // All messages loaded so far may be spam.
    return query.hasNextPage || spam.length > 0 ? t('filter.onlySpam') : t('messages:submissions.empty');
  }
}

/** The empty state: a picture of a dog waiting at the mailbox. */
function Empty({ title }: { title: string }) {
  return (
    <chakra.div maxW="24rem">
      <chakra.div borderRadius="lg" overflow="hidden" aspectRatio="4/3" bg="bg.subtle" mb="5">
        <Picture src="/images/site/empty-inbox-600x450.webp" alt="" sizes="24rem" />
      </chakra.div>
      <chakra.p textStyle="h3">{title}</chakra.p>
    </chakra.div>
  );
}

function ViewSwitch() {
  const { t } = useTranslation('adminContact');
  const views = [
    { to: ADMIN_PAGES.contactSubmissions, Icon: LuTable2, label: t('view.table') },
    { to: ADMIN_PAGES.viewSubmissions, Icon: LuLayoutGrid, label: t('view.cards') },
  ];
  return (
    <SegmentedControl as="nav" aria-label={t('view.label')}>
      {views.map(({ to, Icon, label }) => (
        <Segment key={to} asChild>
          <NavLink to={to} aria-label={label}>
            <Icon size="18" aria-hidden="true" />
            <chakra.span hideBelow="sm">{label}</chakra.span>
          </NavLink>
        </Segment>
      ))}
    </SegmentedControl>
  );
}
