import { Flex, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { RowTh, Table, TableBody, TableCard, TableHead, Td, Tr } from '../../../shared/ui/Table';
import { EmailLink, StateBadge } from '../Sender';
import { MessageLink, MessageMenu, type MessageRowProps } from './MessageControls';
import { useMessageRows, type SubmissionsProps } from './MessageList';

const COLUMNS = ['received', 'from', 'service', 'message'] as const;

export function SubmissionsTable({ submissions }: SubmissionsProps) {
  const { t } = useTranslation('adminContact');
  const { rows, question } = useMessageRows(Row, submissions);
  return (
    <TableCard role="region" aria-label={t('title')} tabIndex={0}>
      <Table
        // Uses fixed widths, so that loading older messages doesn't shift the layout of the rows above.
        tableLayout="fixed"
        css={{
          '& th:nth-of-type(1)': { w: '21%' },
          '& th:nth-of-type(2)': { w: '26%' },
          '& th:nth-of-type(3)': { w: '18%' },
          '& th a': { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
        }}
      >
        <TableHead columns={COLUMNS.map((column) => t(`column.${column}`))} />
        <TableBody>{rows}</TableBody>
      </Table>
      {question}
    </TableCard>
  );
}

const Row = memo(function Row({ message, service, act, open, from }: MessageRowProps) {
  const { t } = useTranslation('adminContact');
  const locale = useAdminLocale();
  return (
    <Tr>
      <Td>
        <chakra.time dateTime={message.createdAt} display="block" mb="2" color="fg.muted">
          {formatDateTime(message.createdAt, locale)}
        </chakra.time>
        <StateBadge message={message} />
      </Td>
      <RowTh overflowWrap="anywhere">
        <MessageLink message={message} act={act} from={from} />
        <chakra.div fontWeight="normal">
          <EmailLink submission={message} onReply={() => open(message)} />
        </chakra.div>
      </RowTh>
      <Td color="fg.muted">
        <p>{service || t('noService')}</p>
        <p>{t(`mark.${message.language}`)}</p>
      </Td>
      <Td>
        <Flex align="flex-start" gap="2">
          <chakra.p dir="auto" flex="1" minW="0" lineClamp="2" overflowWrap="anywhere">
            {message.message}
          </chakra.p>
          <chakra.div my="-2" mr="-3">
            <MessageMenu message={message} act={act} />
          </chakra.div>
        </Flex>
      </Td>
    </Tr>
  );
});
