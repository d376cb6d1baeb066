import { Flex, chakra } from '@chakra-ui/react';
import type { LibraryPicture } from '@app/domain/pictures/library';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { usePictures } from './library';
import { PictureGrid } from './PictureGrid';
import { PictureUploader } from './PictureUploader';
import { usePictureFiles } from './usePictureFiles';
import { usePictureUploads, type UploadedPictures } from './usePictureUploads';

const NONE: readonly File[] = [];

interface PictureShelfProps {
  query: ReturnType<typeof usePictures>;
  /** Files to upload immediately. */
  files?: readonly File[];
  /** Whether to ignore dropped and pasted files. */
  isPaused?: boolean;
  notice?: ReactNode;
  /** The label that screen readers announce for each picture's button. */
  label: 'library.use' | 'library.edit';
  onUploaded: (uploaded: UploadedPictures) => void;
  onChoose: (picture: LibraryPicture) => void;
}

/** Shows the library's pictures, with an area above them for uploading more. */
export function PictureShelf({
  query,
  files = NONE,
  isPaused = false,
  notice,
  label,
  onUploaded,
  onChoose,
}: PictureShelfProps) {
  const { t } = useTranslation('adminPictures');
  const uploads = usePictureUploads(onUploaded);
  const { isOver, handlers } = usePictureFiles((given) => !isPaused && uploads.start(given));
  const startWith = useEffectEvent(uploads.start);
  useEffect(() => startWith(files), [files]);
  // Defers rendering the library, so that a dialog opens right away.
  const showsLibrary = useDeferredValue(true, false);
  return (
    <Flex direction="column" {...handlers} gap="6" minH="full">
      <PictureUploader uploads={uploads} isOver={isOver} />
      {notice}
      <section aria-label={t('library')}>
        {label === 'library.use' && (
          <chakra.h3 fontWeight="semibold" mb="3">
            {t('library.gallery')}
          </chakra.h3>
        )}
        {showsLibrary && <PictureGrid query={query} label={label} onChoose={onChoose} />}
      </section>
    </Flex>
  );
}
