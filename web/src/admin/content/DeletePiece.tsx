import { Button, type ButtonProps } from '@chakra-ui/react';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import type { ListKind } from '@perro-wisdom/domain/content/kinds';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { useErrorText } from '../platform/i18n/useErrorText';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { showToast } from '../../shared/ui/toast';
import { pieceCalls, useListChanged, useLiveChanged } from './pieces';

interface DeletePieceProps extends Omit<ButtonProps, 'onClick' | 'title'> {
  kind: ListKind;
  id: string;
  title: string;
  isLive: boolean;
  onDeleted?: () => void;
}

/** A button that moves a piece to the bin after confirmation, and then offers to undo it. */
export function DeletePiece({ kind, id, title, isLive, onDeleted, ...rest }: DeletePieceProps) {
  const { t } = useTranslation('adminContent');
  const errorText = useErrorText();
  const listChanged = useListChanged(kind);
  const liveChanged = useLiveChanged(kind);
  const [isConfirming, setIsConfirming] = useState(false);
  const { moveToBin, takeFromBin } = pieceCalls(kind);
  const reportFailure = (name: string) => (error: Error) =>
    showToast({ variant: 'destructive', title: name, description: errorText(error) });

  const restoration = useMutation({
    mutationFn: () => takeFromBin(id),
    onSuccess: () => {
      listChanged();
      showToast({ title: t('delete.undone') });
    },
    onError: reportFailure(t('delete.undoFailed')),
  });
  const deletion = useMutation({
    mutationFn: () => moveToBin(id),
    onSuccess: () => {
      if (isLive) liveChanged();
      else listChanged();
      showToast({
        title: t('delete.done', { title }),
        action: { label: t('undo'), onClick: () => restoration.mutate() },
      });
      onDeleted?.();
    },
    onError: reportFailure(t('delete.failed')),
    onSettled: () => setIsConfirming(false),
  });

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
        title={t('delete.question')}
        confirmLabel={t('delete')}
        cancelLabel={t('delete.keep')}
        busy={deletion.isPending}
        onConfirm={() => !deletion.isPending && deletion.mutate()}
        onCancel={() => setIsConfirming(false)}
      >
        {t('delete.detail', { title, days: BIN_DAYS })}
      </ConfirmDialog>
    </>
  );
}
