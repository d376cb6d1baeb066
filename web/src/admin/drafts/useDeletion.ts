import { BIN_DAYS } from '@app/domain/general/bin';
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { subjectOf } from '../platform/i18n/subject';
import { draftCalls } from '../editing/session/draftCalls';
import { useAction } from '../platform/useAction';
import { useQuestion } from '../ui/useQuestion';
import { useListChanged, useLiveChanged } from './data';

type Deleted = Pick<Draft, 'id' | 'publishedAt' | 'deletedAt'>;

/**
 * Returns the function that deletes a draft after asking for confirmation, the function that restores a draft
 * from the bin, and the confirmation dialog. Deleting a draft moves it to the bin, or deletes it permanently
 * if it is already there.
 */
export function useDeletion(kind: DraftKind, onDeleted?: () => void) {
  const { t } = useTranslation('adminDrafts');
  const context = subjectOf(kind);
  const listChanged = useListChanged(kind);
  const liveChanged = useLiveChanged(kind);
  const { perform } = useAction();
  const { ask, question } = useQuestion();
  const { moveToBin, takeFromBin, deletePermanently } = draftCalls(kind);

  async function putBack(id: string, failed: string = t('bin.failed')): Promise<void> {
    const done = { title: t('delete.undone', { context }) };
    if (await perform({ call: () => takeFromBin(id), done, failed })) listChanged();
  }

  async function remove({ id, publishedAt, deletedAt }: Deleted, title: string): Promise<void> {
    const isDone = await perform(
      deletedAt === null
        ? {
            call: () => moveToBin(id),
            done: {
              title: t('delete.done', { context, title }),
              action: {
                label: t('undo'),
                onClick: () => void putBack(id, t('delete.undoFailed', { context })),
              },
            },
            failed: t('delete.failed', { context }),
            reasonOf: (reason) => t('delete.reason', { context, reason }),
          }
        : {
            call: () => deletePermanently(id),
            done: { title: t('bin.deleted', { context }) },
            failed: t('bin.failed'),
          },
    );
    if (!isDone) return;
    if (publishedAt === null || deletedAt !== null) listChanged();
    else liveChanged();
    onDeleted?.();
  }

  function askAbout(draft: Deleted, title: string): void {
    const isForGood = draft.deletedAt !== null;
    ask({
      title: t(isForGood ? 'bin.question' : 'delete.question', { context }),
      detail: t(isForGood ? 'bin.questionDetail' : 'delete.detail', { title, days: BIN_DAYS }),
      confirmLabel: t(isForGood ? 'bin.deleteForGood' : 'delete'),
      cancelLabel: t('delete.keep'),
      onConfirm: () => remove(draft, title),
    });
  }
  return { ask: askAbout, putBack, question };
}
