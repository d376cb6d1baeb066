import { Button, type ButtonProps } from '@chakra-ui/react';
import type { AdminPostSummary } from '@perro-wisdom/domain/blog';
import { localize } from '@perro-wisdom/domain/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { ConfirmDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toast';
import { useDeletePost } from './posts';

interface DeletePostProps extends Omit<ButtonProps, 'onClick'> {
  post: Pick<AdminPostSummary, 'id' | 'titleEn' | 'titleEs'>;
  /** Called once the post is gone. */
  onDeleted?: () => void;
}

/** Deletes a post, having asked. */
export function DeletePost({ post, onDeleted, ...rest }: DeletePostProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const errorText = useErrorText();
  const locale = useAdminLocale();
  const [asking, setAsking] = useState(false);
  const remove = useDeletePost();
  const title = localize(post, 'title', locale);

  async function confirm(): Promise<void> {
    if (remove.isPending) return;
    try {
      await remove.mutateAsync(post.id);
      setAsking(false);
      showToast({ title: t('messages:blog.deleted') });
      onDeleted?.();
    } catch (error) {
      setAsking(false);
      showToast({
        variant: 'destructive',
        title: t('messages:blog.deleteFailedToast'),
        ...(error instanceof Error && { description: `${t('messages:blog.deleteFailed')} (${errorText(error)})` }),
      });
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t('delete.of', { title })} onClick={() => setAsking(true)} {...rest}>
        <LuTrash2 size="18" aria-hidden="true" />
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('messages:blog.confirmDelete')}
        confirmLabel={t('delete')}
        cancelLabel={t('delete.keep')}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {title}
      </ConfirmDialog>
    </>
  );
}
