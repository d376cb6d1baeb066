import { Flex } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Uploaded, type Subject } from './DetailsStep';
import { usePictures } from './library';
import { PictureDialogFrame } from './PictureDialog';
import { PictureGrid } from './PictureGrid';
import { PictureUploader } from './PictureUploader';
import { usePictureFiles } from './usePictureFiles';
import { usePictureUploads } from './usePictureUploads';

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
  // Of several pictures, the owner chooses one from the library.
  const uploads = usePictureUploads(([path, ...others]) => {
    if (path !== undefined && others.length === 0) onChosen({ path, details: undefined, isUploaded: true });
    else setUploaded(1 + others.length);
  });
  const { isOver, handlers } = usePictureFiles(uploads.start);
  const start = useRef(() => uploads.start(files));
  // The dialog opens at once, and the pictures follow.
  const showsLibrary = useDeferredValue(true, false);
  useEffect(() => start.current(), []);
  return (
    <PictureDialogFrame title={t('picker.title')} onClose={onClose}>
      <Flex direction="column" {...handlers} gap="6" minH="full">
        <PictureUploader uploads={uploads} isOver={isOver} />
        {uploaded > 0 && (
          <Uploaded>{`${t('messages:images.uploaded')} ${t('upload.done', { count: uploaded })}`}</Uploaded>
        )}
        <section aria-label={t('library')}>
          {showsLibrary && (
            <PictureGrid
              query={query}
              label="library.use"
              onChoose={(picture) => onChosen({ path: picture.path, details: picture })}
            />
          )}
        </section>
      </Flex>
    </PictureDialogFrame>
  );
}
