import { Button, Input, SimpleGrid, chakra } from '@chakra-ui/react';
import { DAY_MS, momentOf, wallTimeOf, type WallTime } from '@app/domain/general/dates';
import type { Draft } from '@app/domain/drafts/drafts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useNow } from '../../platform/useNow';
import { DialogForm } from '../../ui/DialogForm';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { showToast } from '../../../shared/ui/toast';
import { useFieldLabel, useFieldTitle } from '../../editing/fields/controls';
import { draftCalls } from '../../editing/session/draftCalls';
import { isChangedElsewhere } from '../../platform/data/failures';
import { useSession } from '../../editing/session/useEditorSession';
import { useMessage } from '../../../shared/i18n/useMessage';

interface ScheduleFormProps {
  draft: Draft;
  onClose: () => void;
  /** Called with the draft after a date was set or taken back. */
  onScheduled: (draft: Draft) => void;
}

/** The time of day that is proposed: when the owner's readers have their coffee. */
const PROPOSED_TIME = '08:00';

/** Sets the date and time, in Puerto Rico, at which the draft is published by itself. */
export function ScheduleForm({ draft, onClose, onScheduled }: ScheduleFormProps) {
  const { t } = useTranslation(['adminDrafts', 'adminEditor']);
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const message = useMessage();
  const labelOf = useFieldLabel();
  const titleOf = useFieldTitle();
  const now = useNow();
  const { kind, subject, fieldOfName, languageOf, baseName } = useSession().definition;
  const { publishAt, scheduleProblem } = draft;
  const [wall, setWall] = useState<WallTime>(() =>
    publishAt === null
      ? { date: wallTimeOf(new Date(now.getTime() + DAY_MS)).date, time: PROPOSED_TIME }
      : wallTimeOf(new Date(publishAt)),
  );
  const [problem, setProblem] = useState('');
  const moment = momentOf(wall);

  const schedule = useMutation({
    mutationFn: (time: string | null) => draftCalls(kind).schedule(draft, time),
    onSuccess: (scheduled) => {
      showToast({
        title:
          scheduled.publishAt === null
            ? t('schedule.dialog.takenBack')
            : t('schedule.dialog.done', { time: formatDateTime(scheduled.publishAt, locale) }),
      });
      onScheduled(scheduled);
      onClose();
    },
    onError: (error) => setProblem(problemOf(error)),
  });

  function problemOf(error: Error): string {
    if (!(error instanceof ApiError)) return errorText(error);
    if (isChangedElsewhere(error)) return t('adminEditor:changedElsewhere', { context: subject });
    const name = fieldOfName(error.field);
    if (name === null) return errorText(error);
    const field = titleOf(labelOf(baseName(name)), languageOf(name));
    return `${field}: ${errorText(error)}`;
  }

  function submit(): void {
    const present = new Date();
    if (!moment) setProblem(t('schedule.dialog.invalid'));
    else if (moment <= present)
      setProblem(t('schedule.dialog.past', { time: formatDateTime(present.toISOString(), locale) }));
    else schedule.mutate(moment.toISOString());
  }

  const change = (changes: Partial<WallTime>) => {
    setWall((before) => ({ ...before, ...changes }));
    setProblem('');
  };

  return (
    <DialogForm
      title={t('schedule.dialog.title')}
      submitLabel={t(publishAt === null ? 'schedule.dialog.set' : 'schedule.dialog.change')}
      busy={schedule.isPending}
      extra={
        publishAt !== null && (
          <Button
            variant="ghost"
            aria-disabled={schedule.isPending}
            onClick={() => !schedule.isPending && schedule.mutate(null)}
          >
            {t('schedule.dialog.takeBack')}
          </Button>
        )
      }
      onSubmit={submit}
      onCancel={onClose}
    >
      <chakra.p color="fg.muted">{t('schedule.dialog.intro')}</chakra.p>
      {scheduleProblem !== null && (
        <Notice
          compact
          title={t('schedule.dialog.problem', {
            reason: message(scheduleProblem),
          })}
        />
      )}
      {publishAt !== null && (
        <chakra.p fontWeight="medium">
          {t('schedule.dialog.present', { time: formatDateTime(publishAt, locale) })}
        </chakra.p>
      )}
      <SimpleGrid gap="4" columns={{ base: 1, sm: 2 }}>
        <Field label={t('schedule.dialog.date')} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="date"
              min={wallTimeOf(now).date}
              value={wall.date}
              onChange={({ target }) => change({ date: target.value })}
            />
          )}
        </Field>
        <Field label={t('schedule.dialog.time')} required>
          {(control) => (
            <Input
              {...control}
              type="time"
              name="time"
              value={wall.time}
              onChange={({ target }) => change({ time: target.value })}
            />
          )}
        </Field>
      </SimpleGrid>
      <chakra.p
        aria-live="polite"
        color={problem === '' ? 'fg.muted' : 'fg.error'}
        fontWeight={problem === '' ? undefined : 'medium'}
      >
        {problem ||
          (moment && t('schedule.dialog.when', { time: formatDateTime(moment.toISOString(), locale) }))}
      </chakra.p>
    </DialogForm>
  );
}
