/** Renders the second step of choosing a picture, which asks for the picture's details. */
import { Button, chakra } from '@chakra-ui/react';
import { imageRecordId } from '@app/domain/pictures/images';
import { NO_DETAILS, type PictureDetails } from '@app/domain/pictures/library';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuCircleCheck } from 'react-icons/lu';
import { isNotFound } from '../../platform/data/failures';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { DetailsForm } from './DetailsForm';
import { saveDetails } from './library';
import type { ChosenPicture } from './picture-choice';
import type { UploadedPictures } from './usePictureUploads';

/** The picture whose details are being edited. */
export interface Subject {
  path: string;
  /** The picture's details in the library, if they have been fetched. */
  details?: PictureDetails;
  /** The upload that included the picture, if it was uploaded in this dialog. */
  uploaded?: UploadedPictures;
}

interface UploadedProps {
  hasAnimation: boolean;
  children: string;
}

/**
 * Reports that an upload is complete, and whether an animation became a still picture. A notification would
 * be hidden behind the dialog.
 */
export function Uploaded({ hasAnimation, children }: UploadedProps) {
  const { t } = useTranslation('adminPictures');
  return (
    <chakra.div role="status" mb="4">
      <chakra.p display="flex" alignItems="center" gap="2" color="good.fg" fontWeight="medium">
        <LuCircleCheck size="18" aria-hidden="true" style={{ flexShrink: 0 }} />
        {children}
      </chakra.p>
      {hasAnimation && <p>{t('upload.animation')}</p>}
    </chakra.div>
  );
}

interface DetailsStepProps {
  subject: Subject;
  /** How the content being edited currently uses the picture; undefined for a new picture. */
  place: ChosenPicture | undefined;
  aspectRatio: string | undefined;
  /** The number of pictures left to describe after this one. */
  following: number;
  onBack: () => void;
  onDone: (picture: ChosenPicture | null) => void;
}

export function DetailsStep({
  subject: { path, details, uploaded },
  place,
  aspectRatio,
  following,
  onBack,
  onDone,
}: DetailsStepProps) {
  const { t } = useTranslation(['adminPictures', 'messages']);
  const id = imageRecordId(path);
  const isRead = details === undefined && id !== null;
  const stored = useQuery({
    ...ownerQuery('GET /api/admin/pictures/{id}', { params: { id: id ?? '' } }),
    enabled: isRead,
    retry: false,
  });
  // No details are known for a picture outside the library, or if the server is unreachable.
  const read = isRead && !stored.isFetchedAfterMount ? undefined : (stored.data ?? NO_DETAILS);
  return (
    <DetailsForm
      path={path}
      known={details ?? (read && withPlace(read, place))}
      aspectRatio={aspectRatio}
      back={
        <Button variant="ghost" p="0" aria-label={t('picker.back')} onClick={onBack}>
          <LuArrowLeft size="22" aria-hidden="true" />
        </Button>
      }
      notice={
        uploaded && (
          <Uploaded hasAnimation={uploaded.hasAnimation}>
            {[
              t('messages:images.uploaded'),
              ...(following > 0 ? [t('picker.following', { count: following })] : []),
            ].join(' ')}
          </Uploaded>
        )
      }
      submitLabel={t('picker.confirm')}
      save={(chosen) => keep(id, chosen)}
      onSaved={({ altEn, altEs, isDecorative, focus }) =>
        onDone({
          path,
          altEn: isDecorative ? '' : altEn.trim(),
          altEs: isDecorative ? '' : altEs.trim(),
          focus,
        })
      }
      onClose={() => onDone(null)}
    />
  );
}

/** Returns the details set where the picture is used. Any missing ones come from the library. */
function withPlace(known: PictureDetails, place: ChosenPicture | undefined): PictureDetails {
  if (!place) return known;
  const isSaidHere = place.altEn !== '' || place.altEs !== '';
  const { altEn, altEs } = isSaidHere ? place : known;
  return { altEn, altEs, isDecorative: !isSaidHere && known.isDecorative, focus: place.focus || known.focus };
}

/**
 * Stores a picture's details in the library. Does nothing for a picture outside the library, such as one that
 * comes with the site. The details of such a picture are stored only where it is used.
 */
async function keep(id: string | null, details: PictureDetails): Promise<void> {
  if (id === null) return;
  try {
    await saveDetails(id, details);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
