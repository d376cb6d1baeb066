import { Button, chakra } from '@chakra-ui/react';
import type { LibraryPicture } from '@app/domain/pictures/library';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { showToast } from '../../shared/ui/toast';
import { ownerQuery } from '../platform/data/ownerQuery';
import { DetailsForm } from '../editing/pictures/DetailsForm';
import { deletePicture, saveDetails, useRefreshLibrary } from '../editing/pictures/library';
import { PAGE_RATIO } from '../editing/pictures/picture-choice';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useErrorText } from '../platform/i18n/useErrorText';
import { useQuestion } from '../ui/useQuestion';
import { PictureUses } from './PictureUses';

interface LibraryPictureDetailsProps {
  picture: LibraryPicture;
  onClose: () => void;
}

/** Shows a library picture with its description, its uses, and a button to delete it. */
export function LibraryPictureDetails({ picture: listed, onClose }: LibraryPictureDetailsProps) {
  const { t } = useTranslation('adminPictures');
  const locale = useAdminLocale();
  const refreshLibrary = useRefreshLibrary();
  // The listed picture may be stale, so it is refetched: its uses determine whether it can be deleted.
  const { data: picture, refetch } = useQuery({
    ...ownerQuery('GET /api/admin/pictures/{id}', { params: { id: listed.id } }),
    initialData: listed,
  });

  function tellSaved(): void {
    showToast({
      title: t('details.saved'),
      ...(picture.uses.length > 0 && { description: t('details.savedElsewhere') }),
    });
    onClose();
  }

  const facts = [
    t('details.size', { width: picture.width, height: picture.height }),
    t('details.uploaded', { date: formatDateTime(picture.uploadedAt, locale) }),
  ];
  return (
    <DetailsForm
      path={picture.path}
      known={listed}
      aspectRatio={PAGE_RATIO}
      belowPicture={
        <chakra.p textStyle="note" mt="4">
          {facts.join(' · ')}
        </chakra.p>
      }
      submitLabel={t('details.save')}
      save={(details) => saveDetails(picture.id, details)}
      onSaved={tellSaved}
      onClose={onClose}
    >
      <PictureUses uses={picture.uses} />
      <DeletePicture
        picture={picture}
        onEnded={(isDeleted) => {
          refreshLibrary();
          if (isDeleted) onClose();
          else void refetch();
        }}
      />
    </DetailsForm>
  );
}

interface DeletePictureProps {
  picture: LibraryPicture;
  onEnded: (isDeleted: boolean) => void;
}

/**
 * Renders a button that deletes a picture after asking for confirmation, or a note if the picture is in use.
 */
function DeletePicture({ picture, onEnded }: DeletePictureProps) {
  const { t } = useTranslation('adminPictures');
  const errorText = useErrorText();
  const { ask, question } = useQuestion();
  const { error, mutateAsync: remove } = useMutation({
    mutationFn: () => deletePicture(picture.id),
    onSuccess: () => showToast({ title: t('delete.done') }),
    onSettled: (_, failure) => onEnded(failure === null),
  });
  const askFirst = () =>
    ask({
      title: t('delete.title'),
      detail: t('delete.detail'),
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('delete.cancel'),
      onConfirm: () => remove().catch(() => undefined),
    });

  return (
    <>
      {picture.uses.length > 0 ? (
        <chakra.p textStyle="note">{t('details.cannotDelete')}</chakra.p>
      ) : (
        <Button variant="outline" alignSelf="flex-start" onClick={askFirst}>
          <LuTrash2 size="18" aria-hidden="true" />
          {t('details.delete')}
        </Button>
      )}
      {/* Shows the failure inside the dialog, which would cover a toast. */}
      <chakra.p role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
        {error && `${t('delete.failed')}: ${errorText(error)}`}
      </chakra.p>
      {question}
    </>
  );
}
