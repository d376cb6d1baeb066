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
  /** Uploaded at once. */
  files?: readonly File[];
  /** Whether what is dropped or pasted is ignored. */
  isPaused?: boolean;
  notice?: ReactNode;
  /** What a picture's button does, for screen readers. */
  label: 'library.use' | 'library.edit';
  onUploaded: (uploaded: UploadedPictures) => void;
  onChoose: (picture: LibraryPicture) => void;
}

/** The pictures of the library, below the place where others are uploaded. */
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
  // A dialog opens at once, and the pictures follow.
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
