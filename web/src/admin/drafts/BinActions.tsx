import { Button } from '@chakra-ui/react';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2, LuUndo2 } from 'react-icons/lu';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { subjectOf } from '../editing/session/definition';
import { draftCalls } from '../editing/session/draftCalls';
import { useListChanged } from './data';
import { ROW_ACTION } from './rowAction';
import { useAction } from './useAction';

interface BinActionsProps {
  draft: DraftSummary;
  title: string;
  /** Called when it has left the bin. */
  onGone: () => void;
}

/** What the owner can do with a draft in the bin. */
export function BinActions({ draft: { kind, id }, title, onGone }: BinActionsProps) {
  const { t } = useTranslation('adminDrafts');
  const context = subjectOf(kind);
  const listChanged = useListChanged(kind);
  const { takeFromBin, deletePermanently } = draftCalls(kind);
  const [isConfirming, setIsConfirming] = useState(false);
  const { perform, isBusy } = useAction();

  async function leave(call: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    const isDone = await perform({ call, done: { title: done }, failed: t('bin.failed') });
    setIsConfirming(false);
    if (!isDone) return;
    listChanged();
    onGone();
  }

  return (
    <>
      <Button
        {...ROW_ACTION}
        aria-label={t('bin.putBackOf', { title })}
        aria-disabled={isBusy}
        onClick={() => void leave(() => takeFromBin(id), t('delete.undone', { context }))}
      >
        <LuUndo2 size="18" aria-hidden="true" />
        {t('bin.putBack')}
      </Button>
      <Button
        {...ROW_ACTION}
        aria-label={t('bin.deleteForGoodOf', { title })}
        onClick={() => setIsConfirming(true)}
      >
        <LuTrash2 size="18" aria-hidden="true" />
        {t('bin.deleteForGood')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('bin.question', { context })}
        confirmLabel={t('bin.deleteForGood')}
        cancelLabel={t('delete.keep')}
        busy={isBusy}
        onConfirm={() => void leave(() => deletePermanently(id), t('bin.deleted', { context }))}
        onCancel={() => setIsConfirming(false)}
      >
        {t('bin.questionDetail', { title })}
      </ConfirmDialog>
    </>
  );
}
