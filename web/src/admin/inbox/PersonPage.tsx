import { Button, Flex, Input, SimpleGrid, chakra } from '@chakra-ui/react';
import { ADMIN_INBOX_PATHS, personExportPath, personHeaders } from '@app/domain/inbox/api';
import { SUBMISSION_STATUSES } from '@app/domain/inbox/contact';
import { EMAIL_MAX_LENGTH } from '@app/domain/inbox/contact.limits';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { PersonDeletion, PersonSummary } from '@app/domain/inbox/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LuSearch, LuTrash2 } from 'react-icons/lu';
import { useLocation, useNavigate } from 'react-router-dom';
import { focusTitle } from '../../shared/browser/focus';
import { AdminPage } from '../platform/components/AdminPage';
import { BackLink } from '../platform/components/BackLink';
import { Unloaded } from '../platform/components/Unloaded';
import { callApi } from '../../shared/data/api';
import { OWNER_DATA, ownerKey } from '../platform/data/ownerQuery';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useReportFailure } from '../platform/useReportFailure';
import { EmailText } from '../../shared/ui/EmailText';
import { Field } from '../../shared/ui/Field';
import { Notice } from '../../shared/ui/Notice';
import { Panel } from '../ui/Panel';
import { useQuestion } from '../ui/useQuestion';
import { showToast } from '../../shared/ui/toast';
import { ExportButton } from './list/ExportButton';
import { forgetKeptAbout } from './keptTexts';
import { personIn, personState, readPerson } from './person';

/** Everything about one person, for requests about personal data: found by the e-mail address, exported, or deleted for good. */
export function PersonPage() {
  const { t } = useTranslation('adminAnswers');
  const navigate = useNavigate();
  const email = personIn(useLocation().state);
  return (
    <AdminPage
      title={t('person.title')}
      intro={t('person.intro')}
      back={<BackLink to={ADMIN_PAGES.contactSubmissions}>{t('person.back')}</BackLink>}
    >
      <EmailForm
        key={email}
        initial={email}
        onFind={(found) => void navigate('.', { state: personState(found) })}
      />
      {email !== '' && <Person key={email} email={email} />}
    </AdminPage>
  );
}

function EmailForm({ initial, onFind }: { initial: string; onFind: (email: string) => void }) {
  const { t } = useTranslation('adminAnswers');
  const [email, setEmail] = useState(initial);
  return (
    <chakra.form
      role="search"
      noValidate
      maxW="prose"
      mb="6"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (email.trim() !== '') onFind(email.trim());
      }}
    >
      <Field label={t('person.email')}>
        {(control) => (
          <Flex wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2">
            <Input
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={EMAIL_MAX_LENGTH}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" flexShrink="0">
              <LuSearch size="18" aria-hidden="true" />
              {t('person.find')}
            </Button>
          </Flex>
        )}
      </Field>
    </chakra.form>
  );
}

function Person({ email }: { email: string }) {
  const { t } = useTranslation('adminAnswers');
  const query = useQuery({
    queryKey: [...ownerKey(ADMIN_INBOX_PATHS.people), email],
    queryFn: () => readPerson(email),
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
                path={personExportPath('json')}
                headers={personHeaders(email)}
                label={t('person.json')}
              />
              <ExportButton
                path={personExportPath('csv')}
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

/** How many messages and testimonials there are. */
const sentBy = ({ messages, testimonials }: PersonSummary): number => messages + testimonials;

/** How many messages there are, and where. */
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

/** Deletes everything about a person after a confirmation, part by part. */
function DeletePerson({ person }: { person: PersonSummary }) {
  const { email } = person;
  const count = sentBy(person);
  const { t } = useTranslation('adminAnswers');
  const reportFailure = useReportFailure();
  const client = useQueryClient();
  const { ask, question } = useQuestion();
  const [deleted, setDeleted] = useState<number | null>(null);

  async function remove(): Promise<void> {
    setDeleted(0);
    try {
      let sum = 0;
      for (let remaining = count; remaining > 0;) {
        const part = await callApi<PersonDeletion>(ADMIN_INBOX_PATHS.people, {
          method: 'DELETE',
          headers: personHeaders(email),
          timeoutMs: 60_000,
        });
        sum += part.deleted;
        remaining = part.deleted === 0 ? 0 : part.remaining;
        setDeleted(sum);
      }
      forgetKeptAbout(email);
      showToast({ title: t('person.deleted', { count: sum }) });
    } catch (error) {
      reportFailure(t('person.deleteFailed'), error);
    }
    setDeleted(null);
    focusTitle();
    // The lists, the number of new messages and this screen.
    await client.invalidateQueries({ queryKey: [OWNER_DATA] });
  }

  const askFirst = () =>
    ask({
      title:
        person.testimonials > 0
          ? t('person.deleteAllQuestion', { email })
          : t('person.deleteQuestion', { count, email }),
      detail: t('person.deleteWarning'),
      confirmLabel: t('person.delete'),
      cancelLabel: t('person.keep'),
      // The button says how far it is.
      onConfirm: () => void remove(),
    });

  return (
    <Panel title={t('person.delete')}>
      <chakra.p color="fg.muted">{t('person.deleteDetail')}</chakra.p>
      <Button
        variant="outline"
        size="sm"
        mt="4"
        alignSelf="flex-start"
        aria-disabled={deleted !== null}
        onClick={() => deleted === null && askFirst()}
      >
        <LuTrash2 size="18" aria-hidden="true" />
        {deleted === null ? t('person.delete') : t('person.deleting', { deleted, count })}
      </Button>
      {question}
    </Panel>
  );
}
