import { Button, chakra } from '@chakra-ui/react';
import type { LibraryPicture, PictureDetails } from '@app/domain/pictures/library';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2 } from 'react-icons/lu';
import { ownerQuery } from '../platform/data/ownerQuery';
import { DetailsFields } from '../editing/pictures/DetailsFields';
import { FocalPoint } from '../editing/pictures/FocalPoint';
import { deletePicture, isDescribed, saveDetails, useRefreshLibrary } from '../editing/pictures/library';
import { PictureDetailsLayout } from '../editing/pictures/PictureDetailsLayout';
import { PictureDialogFrame } from '../editing/pictures/PictureDialog';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useAction } from '../platform/useAction';
import { useQuestion } from '../ui/useQuestion';
import { PictureUses } from './PictureUses';

interface LibraryPictureDetailsProps {
  picture: LibraryPicture;
  onClose: () => void;
}

/** One picture of the library: what the owner says about it, where it is used, and its deletion. */
export function LibraryPictureDetails({ picture: listed, onClose }: LibraryPictureDetailsProps) {
  const { t } = useTranslation('adminPictures');
  const locale = useAdminLocale();
  const { perform, isBusy } = useAction();
  const refreshLibrary = useRefreshLibrary();
  // The list may have been read some time ago: the uses decide whether the picture can be deleted.
  const { data: picture, refetch } = useQuery({
    ...ownerQuery('GET /api/admin/pictures/{id}', { params: { id: listed.id } }),
    initialData: listed,
  });
  const [details, setDetails] = useState<PictureDetails>(listed);
  const [isUndescribed, setIsUndescribed] = useState(false);

  async function save(): Promise<void> {
    if (isBusy) return;
    setIsUndescribed(!isDescribed(details));
    if (!isDescribed(details)) return;
    const isDone = await perform({
      call: () => saveDetails(picture.id, details),
      done: {
        title: t('details.saved'),
        ...(picture.uses.length > 0 && { description: t('details.savedElsewhere') }),
      },
      failed: t('details.saveFailed'),
    });
    if (!isDone) return;
    refreshLibrary();
    onClose();
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
        <Button w={{ base: 'full', sm: 'auto' }} aria-disabled={isBusy} onClick={() => void save()}>
          {t(isBusy ? 'details.saving' : 'details.save')}
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
            <chakra.p textStyle="note" mt="4">
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
          onEnded={(isDeleted) => {
            refreshLibrary();
            if (isDeleted) onClose();
            else void refetch();
          }}
        />
      </PictureDetailsLayout>
    </PictureDialogFrame>
  );
}

interface DeletePictureProps {
  picture: LibraryPicture;
  onEnded: (isDeleted: boolean) => void;
}

/** Deletes a picture after a confirmation, unless it is used somewhere. */
function DeletePicture({ picture, onEnded }: DeletePictureProps) {
  const { t } = useTranslation('adminPictures');
  const { ask, question } = useQuestion();
  const { perform } = useAction();
  if (picture.uses.length > 0) {
    return <chakra.p textStyle="note">{t('details.cannotDelete')}</chakra.p>;
  }

  async function remove(): Promise<void> {
    const isDeleted = await perform({
      call: () => deletePicture(picture.id),
      done: { title: t('delete.done') },
      failed: t('delete.failed'),
    });
    onEnded(isDeleted);
  }
  const askFirst = () =>
    ask({
      title: t('delete.title'),
      detail: t('delete.detail'),
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('delete.cancel'),
      onConfirm: remove,
    });

  return (
    <>
      <Button variant="outline" alignSelf="flex-start" onClick={askFirst}>
        <LuTrash2 size="18" aria-hidden="true" />
        {t('details.delete')}
      </Button>
      {question}
    </>
  );
}
