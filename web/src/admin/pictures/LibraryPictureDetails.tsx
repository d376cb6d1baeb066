import { Button, chakra } from '@chakra-ui/react';
import { picturePath } from '@perro-wisdom/domain/pictures/api';
import type { LibraryPicture, PictureDetails } from '@perro-wisdom/domain/pictures/library';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { ownerKey } from '../platform/data/usePagedList';
import { DetailsFields } from '../editing/pictures/DetailsFields';
import { FocalPoint } from '../editing/pictures/FocalPoint';
import {
  deletePicture,
  isDescribed,
  readPicture,
  saveDetails,
  useRefreshLibrary,
} from '../editing/pictures/library';
import { PictureDetailsLayout } from '../editing/pictures/PictureDetailsLayout';
import { PictureDialogFrame } from '../editing/pictures/PictureDialog';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useErrorText } from '../platform/i18n/useErrorText';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { showToast } from '../../shared/ui/toast';
import { PictureUses } from './PictureUses';

interface LibraryPictureDetailsProps {
  picture: LibraryPicture;
  onClose: () => void;
}

/** One picture of the library: what the owner says about it, where it is used, and its deletion. */
export function LibraryPictureDetails({ picture: listed, onClose }: LibraryPictureDetailsProps) {
  const { t } = useTranslation('adminPictures');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const refreshLibrary = useRefreshLibrary();
  // The list may have been read some time ago: the uses decide whether the picture can be deleted.
  const { data: picture, refetch } = useQuery({
    queryKey: ownerKey(picturePath(listed.id)),
    queryFn: () => readPicture(listed.id),
    initialData: listed,
    refetchOnMount: 'always',
  });
  const [details, setDetails] = useState<PictureDetails>(listed);
  const [isUndescribed, setIsUndescribed] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  const fail = (title: string, error: unknown) =>
    showToast({
      variant: 'destructive',
      title,
      ...(error instanceof Error && { description: errorText(error) }),
    });

  async function save(): Promise<void> {
    if (isSaving) return;
    setIsUndescribed(!isDescribed(details));
    if (!isDescribed(details)) return;
    setIsSaving(true);
    try {
      await saveDetails(picture.id, details);
      showToast({
        title: t('details.saved'),
        ...(picture.uses.length > 0 && { description: t('details.savedElsewhere') }),
      });
      refreshLibrary();
      onClose();
    } catch (error) {
      setIsSaving(false);
      fail(t('details.saveFailed'), error);
    }
  }

  const facts = [
    t('details.size', { width: picture.width, height: picture.height }),
    t('details.uploaded', { date: formatDateTime(picture.uploadedAt, locale) }),
  ];
  return (
    <PictureDialogFrame
      title={t('details.title')}
      onClose={onClose}
      footer={
        <Button w={{ base: 'full', sm: 'auto' }} aria-disabled={isSaving} onClick={() => void save()}>
          {isSaving ? t('details.saving') : t('details.save')}
        </Button>
      }
    >
      <PictureDetailsLayout
        picture={
          <>
            <FocalPoint
              path={picture.path}
              value={details.focus}
              onChange={(focus) => setDetails({ ...details, focus })}
            />
            <chakra.p textStyle="small" color="fg.muted" mt="4">
              {facts.join(' · ')}
            </chakra.p>
          </>
        }
      >
        <DetailsFields
          details={details}
          onChange={(changes) => {
            setDetails({ ...details, ...changes });
            setIsUndescribed(false);
          }}
          error={isUndescribed ? t('details.choose') : undefined}
        />
        <PictureUses uses={picture.uses} />
        <DeletePicture
          picture={picture}
          onDeleted={() => {
            showToast({ title: t('delete.done') });
            refreshLibrary();
            onClose();
          }}
          onFailed={(error) => {
            fail(t('delete.failed'), error);
            void refetch();
            refreshLibrary();
          }}
        />
      </PictureDetailsLayout>
    </PictureDialogFrame>
  );
}

interface DeletePictureProps {
  picture: LibraryPicture;
  onDeleted: () => void;
  onFailed: (error: unknown) => void;
}

/** Deletes a picture after a confirmation, unless it is used somewhere. */
function DeletePicture({ picture, onDeleted, onFailed }: DeletePictureProps) {
  const { t } = useTranslation('adminPictures');
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  if (picture.uses.length > 0) {
    return (
      <chakra.p textStyle="small" color="fg.muted">
        {t('details.cannotDelete')}
      </chakra.p>
    );
  }

  async function remove(): Promise<void> {
    if (isDeleting) return;
    setIsDeleting(true);
    try {
      await deletePicture(picture.id);
      onDeleted();
    } catch (error) {
      setIsDeleting(false);
      setIsAsking(false);
      onFailed(error);
    }
  }

  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={() => setIsAsking(true)}>
        <LuTrash2 size="18" aria-hidden="true" />
        {t('details.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('delete.title')}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('delete.cancel')}
        busy={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {t('delete.detail')}
      </ConfirmDialog>
    </>
  );
}
