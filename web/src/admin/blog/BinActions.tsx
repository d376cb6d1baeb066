import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2, LuUndo2 } from 'react-icons/lu';
import { useErrorText } from '../platform/i18n/useErrorText';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { showToast } from '../../shared/ui/toast';
import { useDeletePermanently, useTakeFromBin } from './list';

/** What the owner can do with a post in the bin. `onGone` is called when it has left the bin. */
export function BinActions({ id, title, onGone }: { id: string; title: string; onGone: () => void }) {
  const { t } = useTranslation('adminPostList');
  const errorText = useErrorText();
  const [isConfirming, setIsConfirming] = useState(false);
  const restoration = useTakeFromBin();
  const deletion = useDeletePermanently();
  const isBusy = restoration.isPending || deletion.isPending;

  async function perform(action: Promise<unknown>, done: string): Promise<void> {
    try {
      await action;
      showToast({ title: done });
      onGone();
    } catch (error) {
      showToast({
        variant: 'destructive',
        title: t('bin.failed'),
        ...(error instanceof Error && { description: errorText(error) }),
      });
    } finally {
      setIsConfirming(false);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px={{ base: '3', sm: '4' }}
        aria-label={t('bin.putBackOf', { title })}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void perform(restoration.mutateAsync(id), t('delete.undone'))}
      >
        <LuUndo2 size="18" aria-hidden="true" />
        {t('bin.putBack')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        px={{ base: '3', sm: '4' }}
        aria-label={t('bin.deleteForGoodOf', { title })}
        onClick={() => setIsConfirming(true)}
      >
        <LuTrash2 size="18" aria-hidden="true" />
        {t('bin.deleteForGood')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('bin.question')}
        confirmLabel={t('bin.deleteForGood')}
        cancelLabel={t('delete.keep')}
        busy={isBusy}
        onConfirm={() => !isBusy && void perform(deletion.mutateAsync(id), t('bin.deletedForGood'))}
        onCancel={() => setIsConfirming(false)}
      >
        {t('bin.detail', { title })}
      </ConfirmDialog>
    </>
  );
}
