import { Button, type ButtonProps } from '@chakra-ui/react';
import type { AdminPostSummary } from '@perro-wisdom/domain/blog/posts';
import { localize } from '@perro-wisdom/domain/general/locale';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useReportPublication } from '../platform/data/publication';
import { useErrorText } from '../platform/i18n/useErrorText';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { showToast } from '../../shared/ui/toast';
import { useMoveToBin, useTakeFromBin } from './list';

interface DeletePostProps extends Omit<ButtonProps, 'onClick'> {
  post: Pick<AdminPostSummary, 'id' | 'titleEn' | 'titleEs' | 'published'>;
  onDeleted?: () => void;
}

/** A button that moves a post to the bin after confirmation, and then offers to undo it. */
export function DeletePost({ post, onDeleted, ...rest }: DeletePostProps) {
  const { t } = useTranslation(['adminPostList', 'messages']);
  const errorText = useErrorText();
  const locale = useAdminLocale();
  const [isConfirming, setIsConfirming] = useState(false);
  const deletion = useMoveToBin();
  const restoration = useTakeFromBin();
  const reportPublication = useReportPublication();
  const title = localize(post, 'title', locale) || t('untitled');

  function undo(): void {
    restoration.mutateAsync(post.id).then(
      () => showToast({ title: t('delete.undone') }),
      (error: unknown) =>
        showToast({
          variant: 'destructive',
          title: t('delete.undoFailed'),
          ...(error instanceof Error && { description: errorText(error) }),
        }),
    );
  }

  async function deletePost(): Promise<void> {
    if (deletion.isPending) return;
    try {
      await deletion.mutateAsync(post.id);
      if (post.published) reportPublication(null);
      setIsConfirming(false);
      showToast({ title: t('messages:blog.deleted'), action: { label: t('delete.undo'), onClick: undo } });
      onDeleted?.();
    } catch (error) {
      setIsConfirming(false);
      showToast({
        variant: 'destructive',
        title: t('messages:blog.deleteFailedToast'),
        ...(error instanceof Error && {
          description: `${t('messages:blog.deleteFailed')} (${errorText(error)})`,
        }),
      });
    }
  }

  return (
    <>
      <Button
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
        title={t('messages:blog.confirmDelete')}
        confirmLabel={t('delete')}
        cancelLabel={t('delete.keep')}
        busy={deletion.isPending}
        onConfirm={() => void deletePost()}
        onCancel={() => setIsConfirming(false)}
      >
        {t('delete.detail', { title, days: BIN_DAYS })}
      </ConfirmDialog>
    </>
  );
}
