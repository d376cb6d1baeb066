import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Uploaded, type Subject } from './DetailsStep';
import { usePictures } from './library';
import { PictureDialogFrame } from './PictureDialog';
import { PictureShelf } from './PictureShelf';
import type { UploadedPictures } from './usePictureUploads';

interface ChooseStepProps {
  /** Files to upload immediately. */
  files: readonly File[];
  /** Whether the caller can use all uploaded pictures rather than just one. */
  takesSeveral: boolean;
  onChosen: (...subjects: [Subject, ...Subject[]]) => void;
  onClose: () => void;
}

/** Renders the first step of choosing a picture: uploading one or picking one from the library. */
export function ChooseStep({ files, takesSeveral, onChosen, onClose }: ChooseStepProps) {
  const { t } = useTranslation(['adminPictures', 'messages']);
  const query = usePictures();
  const [uploaded, setUploaded] = useState<UploadedPictures | null>(null);

  /**
   * Continues with the uploaded pictures. If several were uploaded but only one can be used, the owner picks
   * that one from the library.
   */
  function goOn(pictures: UploadedPictures): void {
    const [first, ...others] = pictures.paths.map((path) => ({ path, uploaded: pictures }));
    if (first && (takesSeveral || others.length === 0)) onChosen(first, ...others);
    else setUploaded(pictures);
  }

  return (
    <PictureDialogFrame title={t('picker.title')} onClose={onClose}>
      <PictureShelf
        query={query}
        files={files}
        notice={
          uploaded && (
            <Uploaded hasAnimation={uploaded.hasAnimation}>
              {`${t('messages:images.uploaded')} ${t('upload.done', { count: uploaded.paths.length })}`}
            </Uploaded>
          )
        }
        label="library.use"
        onUploaded={goOn}
        onChoose={(picture) => onChosen({ path: picture.path, details: picture })}
      />
    </PictureDialogFrame>
  );
}
