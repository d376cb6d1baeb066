import { Flex, SimpleGrid, chakra } from '@chakra-ui/react';
import { personHeaders } from '@app/domain/inbox/api';
import { SUBMISSION_STATUSES } from '@app/domain/inbox/contact';
import type { PersonSummary } from '@app/domain/inbox/people';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi, callPath } from '../../../shared/data/api';
import { Unloaded } from '../../platform/components/Unloaded';
import { ownerKey } from '../../platform/data/ownerQuery';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { EmailText } from '../../../shared/ui/EmailText';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../ui/Panel';
import { ExportButton } from '../list/ExportButton';
import { sentBy } from './person';
import { DeletePerson } from './DeletePerson';

/** Shows how much data is stored about a person, with buttons that export or permanently delete the data. */
export function PersonDetails({ email }: { email: string }) {
  const { t } = useTranslation('adminAnswers');
  const query = useQuery({
    queryKey: [...ownerKey(callPath('GET /api/admin/people')), email],
    queryFn: () => callApi('GET /api/admin/people', { headers: personHeaders(email) }),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const person = query.data;
  return (
    <>
      <Unloaded query={query} failed={t('person.failed')} />
      {person && sentBy(person) === 0 && (
        <Notice
          role="status"
          title={<chakra.span overflowWrap="anywhere">{t('person.none', { email })}</chakra.span>}
        >
          {t('person.noneDetail')}
        </Notice>
      )}
      {person && sentBy(person) > 0 && (
        <SimpleGrid gap="6" alignItems="start" columns={{ base: 1, xl: 3 }}>
          <Found person={person} />
          <Panel title={t('person.export')}>
            <chakra.p color="fg.muted">{t('person.exportDetail')}</chakra.p>
            <Flex wrap="wrap" gap="3" mt="4">
              <ExportButton
                path={callPath('GET /api/admin/people/export', { query: { format: 'json' } })}
                headers={personHeaders(email)}
                label={t('person.json')}
              />
              <ExportButton
                path={callPath('GET /api/admin/people/export', { query: { format: 'csv' } })}
                headers={personHeaders(email)}
                label={t('person.csv')}
              />
            </Flex>
          </Panel>
          <DeletePerson person={person} />
        </SimpleGrid>
      )}
    </>
  );
}

function Found({
  person: { email, messages, states, notes, testimonials, firstAt, lastAt },
}: {
  person: PersonSummary;
}) {
  const { t } = useTranslation('adminAnswers');
  const locale = useAdminLocale();
  const rows: { name: string; number: number }[] = [...SUBMISSION_STATUSES, 'bin' as const].flatMap(
    (state) => (states[state] === 0 ? [] : [{ name: t(`person.state.${state}`), number: states[state] }]),
  );
  if (notes > 0) rows.push({ name: t('person.notes'), number: notes });
  if (testimonials > 0) rows.push({ name: t('person.testimonials'), number: testimonials });
  return (
    <Panel title={t('person.found', { count: messages })}>
      <chakra.p mt="-2" mb="2" overflowWrap="anywhere">
        <EmailText address={email} />
      </chakra.p>
      {firstAt !== null && lastAt !== null && (
        <chakra.p color="fg.muted" mb="3">
          {t('person.period', {
            first: formatDateTime(firstAt, locale),
            last: formatDateTime(lastAt, locale),
          })}
        </chakra.p>
      )}
      <chakra.dl>
        {rows.map(({ name, number }) => (
          <Flex key={name} justify="space-between" gap="4" py="1.5" borderTopWidth="1px" borderColor="border">
            <dt>{name}</dt>
            <chakra.dd css={{ fontVariantNumeric: 'tabular-nums' }}>{number}</chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
    </Panel>
  );
}
