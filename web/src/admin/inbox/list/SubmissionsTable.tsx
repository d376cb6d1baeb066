import { chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@perro-wisdom/domain/inbox/contact';
import { plainName } from '@perro-wisdom/domain/general/plain-name';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { RowTh, Table, TableBody, TableCard, TableHead, Td, Tr } from '../../../shared/ui/Table';
import { useSubmissionChanges } from '../data';
import { MessageText } from '../MessageText';
import { EmailLink, NameLink, SubmissionBadges } from '../Sender';
import { SpamReasons } from '../SpamReasons';
import { MarkActions, MoveActions } from '../SubmissionActions';
import { useServiceName } from '../services';
import type { SubmissionsProps } from './SubmissionsScreen';

const COLUMNS = ['received', 'from', 'service', 'message'] as const;

/** The messages as a table, for wide screens. */
export function SubmissionsTable({ submissions }: SubmissionsProps) {
  const { t } = useTranslation('adminContact');
  return (
    <TableCard role="region" aria-label={t('title')} tabIndex={0}>
      <Table
        stacks
        // Fixed widths: older messages do not lay out the rows above them again. Stacked rows far from the view are not laid out at all.
        tableLayout="fixed"
        css={{
          '& th:nth-of-type(1)': { xl: { w: '13rem' } },
          '& th:nth-of-type(2)': { xl: { w: '26%' } },
          '& th:nth-of-type(3)': { xl: { w: '12rem' } },
          '& tbody tr': {
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' },
            gridTemplateRows: 'repeat(2, auto) 1fr',
            contentVisibility: { xlDown: 'auto' },
            containIntrinsicSize: 'auto 16rem',
          },
        }}
      >
        <TableHead columns={COLUMNS.map((column) => t(`column.${column}`))} />
        <TableBody>
          {submissions.map((submission) => (
            <Row key={submission.id} submission={submission} />
          ))}
        </TableBody>
      </Table>
    </TableCard>
  );
}

/** Memoized, so that loading older messages does not render the existing ones again. */
const Row = memo(function Row({ submission }: { submission: ContactSubmission }) {
  const { t } = useTranslation('adminContact');
  const serviceName = useServiceName();
  const locale = useAdminLocale();
  const { service, message, createdAt } = submission;
  const name = plainName(submission.name);
  const { open } = useSubmissionChanges();
  const markAsRead = () => open(submission);
  return (
    <Tr>
      <Td whiteSpace="nowrap">
        <chakra.time
          dateTime={createdAt}
          display="block"
          mb="2"
          color="fg.muted"
          css={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDateTime(createdAt, locale)}
        </chakra.time>
        <SubmissionBadges submission={submission} />
      </Td>
      <RowTh overflowWrap="anywhere">
        <NameLink submission={submission} />
        <chakra.div fontWeight="normal">
          <EmailLink submission={submission} onReply={markAsRead} />
        </chakra.div>
      </RowTh>
      <Td color="fg.muted">{serviceName(service) || t('noService')}</Td>
      <Td gridColumn={{ md: '2' }} gridRow={{ md: '1 / span 3' }}>
        <MessageText text={message} name={name} onExpand={markAsRead}>
          <MarkActions submission={submission} />
          <MoveActions submission={submission} labels="icons" />
        </MessageText>
        {submission.status === 'spam' && <SpamReasons spam={submission.spam} />}
      </Td>
    </Tr>
  );
});
