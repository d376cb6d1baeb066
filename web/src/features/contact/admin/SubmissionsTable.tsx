import { chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { plainName } from '@perro-wisdom/domain/plain-name';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { RowTh, Table, TableBody, TableCard, TableHead, Td, Tr } from '../../../ui/Table';
import { useReadMark } from './data';
import { MessageText } from './MessageText';
import { ReadButton } from './ReadButton';
import { EmailLink, SubmissionBadges } from './Sender';
import type { SubmissionsProps } from './SubmissionsScreen';

const COLUMNS = ['received', 'from', 'service', 'message'] as const;

/** The messages as a table, for wide screens. */
export function SubmissionsTable({ submissions }: SubmissionsProps) {
  const { t } = useTranslation('adminContact');
  return (
    <TableCard role="region" aria-label={t('title')} tabIndex={0}>
      <Table
        stacks
        css={{ '& tbody tr': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' }, gridTemplateRows: 'repeat(2, auto) 1fr' } }}
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
  const { t } = useTranslation(['adminContact', 'contact']);
  const locale = useAdminLocale();
  const { service, message, createdAt } = submission;
  const name = plainName(submission.name);
  const { setRead, markAsRead } = useReadMark(submission);
  return (
    <Tr>
      <Td whiteSpace="nowrap">
        <chakra.time dateTime={createdAt} display="block" mb="2" color="fg.muted" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(createdAt, locale)}
        </chakra.time>
        <SubmissionBadges submission={submission} />
      </Td>
      <RowTh overflowWrap="anywhere" minW={{ xl: '17rem' }} maxW={{ xl: '19rem' }}>
        {name}
        <chakra.div fontWeight="normal">
          <EmailLink submission={submission} onReply={markAsRead} />
        </chakra.div>
      </RowTh>
      <Td color="fg.muted">{service ? t(`contact:option.${service}`) : t('noService')}</Td>
      <Td w={{ xl: '42%' }} minW={{ xl: '18rem' }} gridColumn={{ md: '2' }} gridRow={{ md: '1 / span 3' }}>
        <MessageText text={message} name={name} onExpand={markAsRead}>
          <ReadButton submission={submission} onReadChange={setRead} />
        </MessageText>
      </Td>
    </Tr>
  );
});
