import { VisuallyHidden, chakra } from '@chakra-ui/react';
import type { BrowserError } from '@app/domain/stats/report';
import { useTranslation } from 'react-i18next';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { RowTh, Table, TableBody, TableCard, TableHead, Td, Tr } from '../../shared/ui/Table';

/**
 * A table of the uncaught errors in visitors' browsers. It is collapsed because it is meant for developers.
 */
export function ErrorsTable({ errors }: { errors: readonly BrowserError[] }) {
  const { t } = useTranslation('adminStats');
  return (
    <chakra.details mt="6">
      <DetailsSummary color="fg.muted">{t('errors')}</DetailsSummary>
      {errors.length === 0 ? (
        <chakra.p mt="2">{t('errors.none')}</chakra.p>
      ) : (
        <TableCard role="region" aria-label={t('errors')} tabIndex={0} mt="2">
          <Table stacks>
            <VisuallyHidden as="caption">{t('errors')}</VisuallyHidden>
            <TableHead
              columns={[t('errors.message'), t('errors.place'), t('errors.where'), t('errors.count')]}
            />
            <TableBody>
              {errors.map(({ kind, browser, place, message, count }) => (
                <Tr key={`${kind} ${browser} ${place} ${message}`}>
                  <RowTh overflowWrap="anywhere">{message || t('errors.tooMany')}</RowTh>
                  <Td overflowWrap="anywhere">{place || '—'}</Td>
                  <Td>{`${kind}, ${browser || '—'}`}</Td>
                  <Td>{count}</Td>
                </Tr>
              ))}
            </TableBody>
          </Table>
        </TableCard>
      )}
    </chakra.details>
  );
}
