import { Input, SimpleGrid, chakra } from '@chakra-ui/react';
import { DAY_MS, momentOf, wallTimeOf, type WallTime } from '@app/domain/general/dates';
import type { Draft } from '@app/domain/drafts/drafts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime, TIME_ZONE_PLACE } from '../../platform/i18n/dateTime';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useNow } from '../../platform/useNow';
import { DialogForm } from '../../ui/DialogForm';
import { MarkedField } from '../../ui/MarkedField';
import { Notice } from '../../../shared/ui/Notice';
import { showToast } from '../../../shared/ui/toast';
import { useFieldLabel, useFieldTitle } from '../../editing/fields/controls';
import { draftCalls } from '../../editing/session/draftCalls';
import { useSession } from '../../editing/session/useEditorSession';
import { useMessage } from '../../../shared/i18n/useMessage';

/** The suggested time of day: when the owner's readers have their coffee. */
const PROPOSED_TIME = '08:00';

/** Lets the owner set a date and time for publishing the draft automatically. */
export function ScheduleForm({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useTranslation(['adminDrafts', 'adminEditor']);
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const message = useMessage();
  const labelOf = useFieldLabel();
  const titleOf = useFieldTitle();
  const now = useNow();
  const session = useSession();
  const { kind, languageOf, baseName } = session.definition;
  const { publishAt, scheduleProblem } = draft;
  const [wall, setWall] = useState<WallTime>(() =>
    publishAt === null
      ? { date: wallTimeOf(new Date(now.getTime() + DAY_MS)).date, time: PROPOSED_TIME }
      : wallTimeOf(new Date(publishAt)),
  );
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const moment = momentOf(wall);
  const at = (time: string) => ({ time: formatDateTime(time, locale), place: TIME_ZONE_PLACE });

  /** Schedules the publication; `time` is in ISO 8601 format. */
  async function schedule(time: string): Promise<void> {
    setIsBusy(true);
    const outcome = await session.change(
      (to) => draftCalls(kind).schedule(to, time),
      (changed) => changed.publishAt === time,
    );
    setIsBusy(false);
    if (outcome.kind === 'failed') {
      const { error, field } = outcome;
      const place = field === undefined ? '' : `${titleOf(labelOf(baseName(field)), languageOf(field))}: `;
      setProblem(place + errorText(error));
    } else if (outcome.kind === 'uncertain') setProblem(t('adminEditor:uncertain'));
    else onClose();
    if (outcome.kind === 'saved') showToast({ title: t('schedule.dialog.done', at(time)) });
  }

  function submit(): void {
    const present = new Date();
    if (!moment) setProblem(t('schedule.dialog.invalid'));
    else if (moment <= present) setProblem(t('schedule.dialog.past', at(present.toISOString())));
    else void schedule(moment.toISOString());
  }

  return (
    <DialogForm
      title={t('schedule.dialog.title')}
      submitLabel={t(publishAt === null ? 'schedule.dialog.set' : 'schedule.dialog.change')}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <chakra.p color="fg.muted">{t('schedule.dialog.intro', { place: TIME_ZONE_PLACE })}</chakra.p>
      {scheduleProblem !== null && (
        <Notice compact title={t('schedule.dialog.problem', { reason: message(scheduleProblem) })} />
      )}
      {publishAt !== null && (
        <chakra.p fontWeight="medium">{t('schedule.dialog.present', at(publishAt))}</chakra.p>
      )}
      <SimpleGrid gap="4" columns={{ base: 1, sm: 2 }}>
        {(['date', 'time'] as const).map((part) => (
          <MarkedField key={part} label={t(`schedule.dialog.${part}`)} required>
            {(control) => (
              <Input
                {...control}
                type={part}
                name={part}
                {...(part === 'date' && { min: wallTimeOf(now).date })}
                value={wall[part]}
                onChange={({ target }) => {
                  setWall({ ...wall, [part]: target.value });
                  setProblem('');
                }}
              />
            )}
          </MarkedField>
        ))}
      </SimpleGrid>
      <chakra.p
        aria-live="polite"
        {...(problem === '' ? { color: 'fg.muted' } : { color: 'fg.error', fontWeight: 'medium' })}
      >
        {problem || (moment && t('schedule.dialog.when', at(moment.toISOString())))}
      </chakra.p>
    </DialogForm>
  );
}
