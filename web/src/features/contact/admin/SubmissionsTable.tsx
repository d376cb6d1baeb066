import { chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../../platform/adminLanguage';
import { formatDateTime } from '../../../platform/dateTime';
import { RowTh, Table, TableCard, Td, Th } from '../../../ui/Table';
import { MessageText } from './MessageText';
import { EmailLink, Marks } from './Sender';
import type { SubmissionsProps } from './SubmissionsScreen';
import { isUnread } from './unread';

const COLUMNS = ['received', 'from', 'service', 'message'] as const;

/** One row per message: the most at one glance on a wide screen. */
export function SubmissionsTable({ submissions, seenUntil }: SubmissionsProps) {
  const { t } = useTranslation('adminContact');
  return (
    <TableCard role="region" aria-label={t('title')} tabIndex={0}>
      <Table minW="60rem">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Th key={column} scope="col">
                {t(`column.${column}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {submissions.map((submission) => (
            <Row key={submission.id} submission={submission} unread={isUnread(submission, seenUntil)} />
          ))}
        </tbody>
      </Table>
    </TableCard>
  );
}

function Row({ submission, unread }: { submission: ContactSubmission; unread: boolean }) {
  const { t } = useTranslation(['adminContact', 'contact']);
  const locale = useAdminLocale();
  const { name, service, message, createdAt } = submission;
  return (
    <tr>
      <Td whiteSpace="nowrap">
        <chakra.time dateTime={createdAt} display="block" mb="2" css={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(createdAt, locale)}
        </chakra.time>
        <Marks submission={submission} unread={unread} />
      </Td>
      <RowTh scope="row" overflowWrap="anywhere" minW="16rem" maxW="18rem">
        {name}
        <chakra.div fontWeight="normal">
          <EmailLink submission={submission} />
        </chakra.div>
      </RowTh>
      <Td>{service ? t(`contact:option.${service}`) : t('noService')}</Td>
      <Td w="45%" minW="18rem">
        <MessageText text={message} name={name} />
      </Td>
    </tr>
  );
}
