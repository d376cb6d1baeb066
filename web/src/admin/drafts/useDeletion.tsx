import { BIN_DAYS } from '@app/domain/general/bin';
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { subjectOf } from '../editing/session/definition';
import { draftCalls } from '../editing/session/draftCalls';
import { useAction } from '../platform/useAction';
import { useListChanged, useLiveChanged } from './data';

interface Asked {
  draft: Pick<Draft, 'id' | 'publishedAt' | 'deletedAt'>;
  title: string;
}

/**
 * Returns the function that asks whether a draft is to be deleted, and the question. It goes to the bin, which can be undone; from there it
 * is deleted for good.
 */
export function useDeletion(kind: DraftKind, onDeleted?: () => void) {
  const { t } = useTranslation('adminDrafts');
  const context = subjectOf(kind);
  const listChanged = useListChanged(kind);
  const liveChanged = useLiveChanged(kind);
  const { perform, isBusy } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { moveToBin, takeFromBin, deletePermanently } = draftCalls(kind);

  async function putBack(id: string, failed: string = t('bin.failed')): Promise<void> {
    const done = { title: t('delete.undone', { context }) };
    if (await perform({ call: () => takeFromBin(id), done, failed })) listChanged();
  }

  async function remove({ draft: { id, publishedAt, deletedAt }, title }: Asked): Promise<void> {
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
    setAsked(null);
    if (!isDone) return;
    if (publishedAt === null || deletedAt !== null) listChanged();
    else liveChanged();
    onDeleted?.();
  }

  const isForGood = asked !== null && asked.draft.deletedAt !== null;
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={t(isForGood ? 'bin.question' : 'delete.question', { context })}
      confirmLabel={t(isForGood ? 'bin.deleteForGood' : 'delete')}
      cancelLabel={t('delete.keep')}
      busy={isBusy}
      onConfirm={() => asked && void remove(asked)}
      onCancel={() => setAsked(null)}
    >
      {asked && t(isForGood ? 'bin.questionDetail' : 'delete.detail', { title: asked.title, days: BIN_DAYS })}
    </ConfirmDialog>
  );
  return { ask: (draft: Asked['draft'], title: string) => setAsked({ draft, title }), putBack, question };
}
