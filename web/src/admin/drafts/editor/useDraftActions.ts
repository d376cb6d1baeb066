import { languagesOf, onlyLanguage } from '@app/domain/fields/languages';
import type { SaveRequest } from '@app/domain/drafts/api';
import type { Draft, VersionSummary } from '@app/domain/drafts/drafts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../shared/ui/toast';
import type { Revised, Values } from '../../editing/session/definition';
import { useIsAwaited } from '../../platform/data/publication';
import { newOf } from '../../platform/i18n/subject';
import { draftCalls } from '../../editing/session/draftCalls';
import type { SaveOutcome } from '../../editing/session/sessionState';
import { useReportOutcome, useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { formatDateTime } from '../../platform/i18n/dateTime';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useQuestion } from '../../ui/useQuestion';
import { useLiveChanged } from '../data';
import { useFigureCheck } from './useFigureCheck';
import { useNoticedPublications } from './useNoticedPublications';

type Toast = Parameters<typeof showToast>[0];
type EditorDialog = 'history' | 'schedule' | 'conflict';

export type DraftActions = ReturnType<typeof useDraftActions>;

/**
 * Returns what the owner can do with the draft in the editor, such as publish it, schedule it or restore a
 * version, plus the dialogs' state.
 */
export function useDraftActions(showField: (field: string) => void) {
  const { t } = useTranslation(['adminDrafts', 'adminEditor']);
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const session = useSession();
  const { kind, subject: context } = session.definition;
  const calls = draftCalls(kind);
  const liveChanged = useLiveChanged(kind);
  const report = useReportOutcome();
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const [keepsDate, setKeepsDate] = useState(true);
  const updatedAt = useSessionState(({ draft }) => draft?.updatedAt ?? null);
  const isAwaited = useIsAwaited()(updatedAt);
  /** Why the last attempt to publish failed, and the values that it would have published. */
  const [failure, setFailure] = useState<{ text: string; values: Values } | null>(null);
  const problem = useSessionState(({ values, isUncertain }) => {
    if (isUncertain) return t('adminEditor:uncertain');
    return failure?.values === values ? failure.text : null;
  });
  const { ask, question } = useQuestion();
  const whenAlike = useFigureCheck(ask, showField);
  useNoticedPublications();

  /**
   * Reports the outcome of a save or another change. On success, shows the `done` toast; on failure, shows
   * the `failed` message and the reason.
   */
  function tell(outcome: SaveOutcome, done?: Toast | null, failed?: string): void {
    if (outcome.kind === 'saved' && done) showToast(done);
    if (outcome.kind === 'conflict') setDialog('conflict');
    if ('field' in outcome && outcome.field) showField(outcome.field);
    report(outcome, failed);
  }

  /**
   * Makes an API call that changes what visitors see. `isDone` returns whether a draft already has the
   * change.
   */
  async function changeLive(
    call: (draft: Revised) => Promise<Draft>,
    isDone: (draft: Draft) => boolean,
  ): Promise<SaveOutcome> {
    setFailure(null);
    setIsPublishing(true);
    const outcome = await session.change(call, isDone);
    setIsPublishing(false);
    if (outcome.kind === 'saved') liveChanged(session.getState().draft);
    return outcome;
  }

  /**
   * Calls `action`, but asks for confirmation first if a suggested translation hasn't been reviewed or if
   * figures differ between languages.
   */
  function whenChecked(action: () => void, label: 'unchecked.publish' | 'unchecked.goOn'): void {
    const { languageOf, locales } = session.definition;
    const count = session
      .getState()
      .values.suggested.filter((name) => locales.some((each) => each === languageOf(name))).length;
    const next = () => whenAlike(action, label);
    if (count === 0) next();
    else
      ask({
        title: t('adminEditor:unchecked.question', { count }),
        detail: t('adminEditor:unchecked.detail'),
        confirmLabel: t(`adminEditor:${label}`),
        cancelLabel: t('adminEditor:unchecked.check'),
        onConfirm: next,
      });
  }

  /** Returns whether the draft is publishable; if it isn't, moves to the first field with an error. */
  function isPublishable(): boolean {
    const invalid = session.findPublicationError();
    if (invalid !== undefined) showField(invalid);
    return invalid === undefined;
  }

  async function publish(): Promise<void> {
    if (!isPublishable()) return;
    const former = session.getState().draft;
    const isFirst = former?.publishedAt == null && former?.formerDate == null;
    const texts = { context: isFirst ? newOf(context) : context };
    const outcome = await changeLive(
      (to) => calls.publish(to, keepsDate),
      ({ publishedAt, hasChanges }) => publishedAt !== null && !hasChanges,
    );
    const { draft, values } = session.getState();
    if (outcome.kind === 'saved') {
      session.endPublication();
      setKeepsDate(true);
    }
    if (outcome.kind === 'failed')
      setFailure({ text: `${t('publish.problem', texts)}: ${errorText(outcome.error)}`, values });
    const { fieldSet, locales } = session.definition;
    const only = locales.length > 1 ? onlyLanguage(languagesOf(fieldSet, draft?.fields ?? {})) : null;
    // Kinds other than posts need no toast, because the publication state shows when the change is live.
    const [title, description] = [
      ...(kind === 'posts' ? [t('publish.done', { context: isFirst ? 'newPost' : 'post' })] : []),
      ...(only ? [t(`publish.only.${only}`)] : []),
    ];
    const done = title === undefined ? null : { title, ...(description !== undefined && { description }) };
    tell(outcome, done, t('publish.failed', texts));
  }

  async function unpublish(): Promise<void> {
    const outcome = await changeLive(calls.unpublish, ({ publishedAt }) => publishedAt === null);
    tell(outcome, { title: t('unpublish.done', { context }) }, t('unpublish.failed', { context }));
  }

  async function cancelSchedule(): Promise<void> {
    const outcome = await session.change(
      (to) => calls.schedule(to, null),
      ({ publishAt }) => publishAt === null,
    );
    tell(outcome, { title: t('schedule.cancel.done') }, t('schedule.cancel.failed'));
  }

  /** Restores a version. The toast's undo action saves the previous fields again. */
  async function restore({ number, savedAt }: VersionSummary): Promise<void> {
    const { requestOf } = session.definition;
    const former = requestOf(session.getState().values);
    const outcome = await session.change((to) => calls.restoreVersion(to, number));
    // The dialog would cover the toast.
    setDialog(null);
    const restored = session.getState().draft;
    const done = restored && {
      title: t('adminEditor:history.restored', { time: formatDateTime(savedAt, locale) }),
      action: { label: t('adminEditor:history.undo'), onClick: () => void undoRestoration(restored, former) },
    };
    tell(outcome, done, t('adminEditor:history.restoreFailed'));
  }

  /** Saves the previous fields again. Fails if the draft has changed since the version was restored. */
  async function undoRestoration(restored: Revised, former: SaveRequest): Promise<void> {
    const key = crypto.randomUUID();
    const outcome = await session.change(() => calls.save(restored, former, key));
    tell(outcome, { title: t('adminEditor:history.undone') }, t('adminEditor:history.undoFailed'));
  }

  /** Opens a dialog after saving all changes. */
  async function openSaved(next: EditorDialog): Promise<void> {
    const outcome = await session.saveNow();
    if (outcome.kind === 'saved' || outcome.kind === 'invalid') setDialog(next);
    else tell(outcome);
  }

  return {
    dialog,
    setDialog,
    openSaved,
    isPublishing,
    /** Whether the last published changes aren't live yet. */
    isAwaited,
    problem,
    /** Whether publishing keeps the date that visitors see or last saw. */
    keepsDate,
    setKeepsDate,
    question,
    publish: () => whenChecked(() => void publish(), 'unchecked.publish'),
    schedule: () => whenChecked(() => isPublishable() && void openSaved('schedule'), 'unchecked.goOn'),
    unpublish,
    cancelSchedule,
    restore,
  };
}
