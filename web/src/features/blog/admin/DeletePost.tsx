import { Button, type ButtonProps } from '@chakra-ui/react';
import type { AdminPostSummary } from '@perro-wisdom/domain/blog';
import { localize } from '@perro-wisdom/domain/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { useReportPublication } from '../../../platform/data/publication';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { ConfirmDialog } from '../../../ui/Dialog';
import { showToast } from '../../../ui/toast';
import { useDeletePost } from './posts';

interface DeletePostProps extends Omit<ButtonProps, 'onClick'> {
  post: Pick<AdminPostSummary, 'id' | 'titleEn' | 'titleEs' | 'published'>;
  onDeleted?: () => void;
}

/** A button that deletes a post after confirmation. */
export function DeletePost({ post, onDeleted, ...rest }: DeletePostProps) {
  const { t } = useTranslation(['adminBlog', 'messages']);
  const errorText = useErrorText();
  const locale = useAdminLocale();
  const [isConfirming, setIsConfirming] = useState(false);
  const deletion = useDeletePost();
  const reportPublication = useReportPublication();
  const title = localize(post, 'title', locale);

  async function deletePost(): Promise<void> {
    if (deletion.isPending) return;
    try {
      await deletion.mutateAsync(post.id);
      if (post.published) reportPublication(null);
      setIsConfirming(false);
      showToast({ title: t('messages:blog.deleted') });
      onDeleted?.();
    } catch (error) {
      setIsConfirming(false);
      showToast({
        variant: 'destructive',
        title: t('messages:blog.deleteFailedToast'),
        ...(error instanceof Error && { description: `${t('messages:blog.deleteFailed')} (${errorText(error)})` }),
      });
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t('delete.of', { title })} onClick={() => setIsConfirming(true)} {...rest}>
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
        {title}
      </ConfirmDialog>
    </>
  );
}
