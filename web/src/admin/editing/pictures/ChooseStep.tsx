import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Uploaded, type Subject } from './DetailsStep';
import { usePictures } from './library';
import { PictureDialogFrame } from './PictureDialog';
import { PictureShelf } from './PictureShelf';

interface ChooseStepProps {
  /** Uploaded at once. */
  files: readonly File[];
  onChosen: (subject: Subject) => void;
  onClose: () => void;
}

/** The first step of choosing a picture: it is uploaded, or one of the library. */
export function ChooseStep({ files, onChosen, onClose }: ChooseStepProps) {
  const { t } = useTranslation(['adminPictures', 'messages']);
  const query = usePictures();
  const [uploaded, setUploaded] = useState(0);

  /** Of several pictures, the owner chooses one from the library. */
  function goOn([path, ...others]: readonly string[]): void {
    if (path !== undefined && others.length === 0) onChosen({ path, isUploaded: true });
    else setUploaded(1 + others.length);
  }

  return (
    <PictureDialogFrame title={t('picker.title')} onClose={onClose}>
      <PictureShelf
        query={query}
        files={files}
        notice={
          uploaded > 0 && (
            <Uploaded>{`${t('messages:images.uploaded')} ${t('upload.done', { count: uploaded })}`}</Uploaded>
          )
        }
        label="library.use"
        onUploaded={goOn}
        onChoose={(picture) => onChosen({ path: picture.path, details: picture })}
      />
    </PictureDialogFrame>
  );
}
