import { Button, chakra, Input } from '@chakra-ui/react';
import { LOCALIZED_FIELDS, fieldIn } from '@perro-wisdom/domain/blog/posts';
import { DAY_MS, momentOf, wallTimeOf, type WallTime } from '@perro-wisdom/domain/general/dates';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { isMessageCode } from '@perro-wisdom/domain/messages';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import { Notice } from '../../../shared/ui/Notice';
import { showToast } from '../../../shared/ui/toast';
import { useInvalidateList } from '../list';
import { POST_CALLS } from '../postCalls';

export interface ScheduleDialogProps {
  copy: Draft<'posts'>;
  open: boolean;
  onClose: () => void;
  /** Called with the draft after a date was set or taken back. */
  onScheduled: (copy: Draft<'posts'>) => void;
}

const CHANGED_ELSEWHERE = 412;
/** The time of day that is proposed: when the owner's readers have their coffee. */
const PROPOSED_TIME = '08:00';

/** Sets the date and time, in Puerto Rico, at which the post is published by itself. */
export function ScheduleDialog({ open, onClose, ...rest }: ScheduleDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <Schedule titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Schedule({
  titleId,
  copy,
  onClose,
  onScheduled,
}: Omit<ScheduleDialogProps, 'open'> & { titleId: string }) {
  const { t } = useTranslation(['adminPostList', 'messages']);
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const invalidateList = useInvalidateList();
  const { publishAt, scheduleProblem } = copy;
  const [wall, setWall] = useState<WallTime>(() =>
    publishAt === null
      ? { date: wallTimeOf(new Date(Date.now() + DAY_MS)).date, time: PROPOSED_TIME }
      : wallTimeOf(new Date(publishAt)),
  );
  const [problem, setProblem] = useState('');
  const moment = momentOf(wall);

  const schedule = useMutation({
    mutationFn: (time: string | null) => POST_CALLS.schedule(copy, time),
    onSuccess: (scheduled) => {
      showToast({
        title:
          scheduled.publishAt === null
            ? t('schedule.takenBack')
            : t('schedule.done', { time: formatDateTime(scheduled.publishAt, locale) }),
      });
      invalidateList();
      onScheduled(scheduled);
      onClose();
    },
    onError: (error) => setProblem(problemOf(error)),
  });

  function problemOf(error: Error): string {
    if (!(error instanceof ApiError)) return errorText(error);
    if (error.status === CHANGED_ELSEWHERE) return t('changedElsewhere');
    const name = fieldNames.find(([field]) => field === error.field)?.[1];
    return name === undefined
      ? errorText(error)
      : t('schedule.fieldProblem', { field: name, reason: error.serverMessage ?? errorText(error) });
  }

  const fieldNames: [name: string, label: string][] = [
    ['slug', t('field.slug')],
    ['tags', t('field.tags')],
    ['featuredImage', t('field.featuredImage')],
    ...LOCALES.flatMap((language) =>
      LOCALIZED_FIELDS.map((field): [string, string] => [
        fieldIn(language, field),
        t('field.in', { field: t(`field.${field}`), language: t(`language.${language}`) }),
      ]),
    ),
  ];

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (schedule.isPending) return;
    const now = new Date();
    if (!moment) setProblem(t('schedule.invalid'));
    else if (moment <= now)
      setProblem(t('schedule.past', { time: formatDateTime(now.toISOString(), locale) }));
    else schedule.mutate(moment.toISOString());
  }

  const change = (changes: Partial<WallTime>) => {
    setWall((before) => ({ ...before, ...changes }));
    setProblem('');
  };

  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      p={{ base: '5', sm: '7' }}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <div>
        <chakra.h2 id={titleId} textStyle="h3">
          {t('schedule.title')}
        </chakra.h2>
        <chakra.p color="fg.muted" mt="2">
          {t('schedule.intro')}
        </chakra.p>
      </div>
      {scheduleProblem !== null && (
        <Notice
          compact
          title={t('schedule.problem', {
            reason: isMessageCode(scheduleProblem) ? t(`messages:${scheduleProblem}`) : scheduleProblem,
          })}
        />
      )}
      {publishAt !== null && (
        <chakra.p fontWeight="medium">
          {t('schedule.present', { time: formatDateTime(publishAt, locale) })}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Field label={t('schedule.date')} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="date"
              min={wallTimeOf(new Date()).date}
              value={wall.date}
              onChange={({ target }) => change({ date: target.value })}
            />
          )}
        </Field>
        <Field label={t('schedule.time')} required>
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
      </chakra.div>
      <chakra.p
        aria-live="polite"
        color={problem === '' ? 'fg.muted' : 'fg.error'}
        fontWeight={problem === '' ? undefined : 'medium'}
      >
        {problem || (moment && t('schedule.when', { time: formatDateTime(moment.toISOString(), locale) }))}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
        {publishAt !== null && (
          <Button
            type="button"
            variant="ghost"
            aria-disabled={schedule.isPending}
            onClick={() => !schedule.isPending && schedule.mutate(null)}
          >
            {t('schedule.takeBack')}
          </Button>
        )}
        <Button type="button" variant="outline" onClick={onClose}>
          {t('schedule.cancel')}
        </Button>
        <Button type="submit" aria-disabled={schedule.isPending}>
          {t(publishAt === null ? 'schedule.set' : 'schedule.change')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
