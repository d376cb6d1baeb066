import { Button, chakra } from '@chakra-ui/react';
import { personHeaders } from '@app/domain/inbox/api';
import type { PersonSummary } from '@app/domain/inbox/people';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { focusTitle } from '../../../shared/browser/focus';
import { callApi } from '../../../shared/data/api';
import { OWNER_DATA } from '../../platform/data/ownerQuery';
import { useReportFailure } from '../../platform/useReportFailure';
import { Panel } from '../../ui/Panel';
import { useQuestion } from '../../ui/useQuestion';
import { showToast } from '../../../shared/ui/toast';
import { forgetKeptAbout } from '../unsent/keptTexts';
import { sentBy } from './person';

/** Renders a panel that asks for confirmation and then deletes all data about a person, in batches. */
export function DeletePerson({ person }: { person: PersonSummary }) {
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
        const part = await callApi('DELETE /api/admin/people', {
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
    // Updates the lists, the number of new messages and this screen.
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
      // The button shows the progress, so the dialog closes right away.
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
