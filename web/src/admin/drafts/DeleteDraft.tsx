import { Button, type ButtonProps } from '@chakra-ui/react';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { subjectOf } from '../editing/session/definition';
import { draftCalls } from '../editing/session/draftCalls';
import { useListChanged, useLiveChanged } from './data';
import { useAction } from './useAction';

interface DeleteDraftProps extends Omit<ButtonProps, 'onClick' | 'title'> {
  draft: Pick<Draft, 'kind' | 'id' | 'publishedAt'>;
  title: string;
  onDeleted?: () => void;
}

/** A button that moves a draft to the bin after confirmation, and then offers to undo it. */
export function DeleteDraft({ draft, title, onDeleted, ...rest }: DeleteDraftProps) {
  const { t } = useTranslation('adminDrafts');
  const { kind, id, publishedAt } = draft;
  const context = subjectOf(kind);
  const listChanged = useListChanged(kind);
  const liveChanged = useLiveChanged(kind);
  const [isConfirming, setIsConfirming] = useState(false);
  const { moveToBin, takeFromBin } = draftCalls(kind);
  const deletion = useAction();
  const restoration = useAction();

  async function undo(): Promise<void> {
    const isDone = await restoration.perform({
      call: () => takeFromBin(id),
      done: { title: t('delete.undone', { context }) },
      failed: t('delete.undoFailed', { context }),
    });
    if (isDone) listChanged();
  }

  async function remove(): Promise<void> {
    if (deletion.isBusy) return;
    const isDone = await deletion.perform({
      call: () => moveToBin(id),
      done: {
        title: t('delete.done', { context, title }),
        action: { label: t('undo'), onClick: () => void undo() },
      },
      failed: t('delete.failed', { context }),
      reasonOf: (reason) => t('delete.reason', { context, reason }),
    });
    setIsConfirming(false);
    if (!isDone) return;
    if (publishedAt === null) listChanged();
    else liveChanged();
    onDeleted?.();
  }

  return (
    <>
      <Button
        type="button"
        variant="ghost"
        size="sm"
        aria-label={t('delete.of', { title })}
        onClick={() => setIsConfirming(true)}
        {...rest}
      >
        <LuTrash2 size="18" aria-hidden="true" />
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('delete.question', { context })}
        confirmLabel={t('delete')}
        cancelLabel={t('delete.keep')}
        busy={deletion.isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsConfirming(false)}
      >
        {t('delete.detail', { title, days: BIN_DAYS })}
      </ConfirmDialog>
    </>
  );
}
