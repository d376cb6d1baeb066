import { Flex } from '@chakra-ui/react';
import type { LibraryPicture } from '@app/domain/pictures/library';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../platform/components/AdminPage';
import { RefreshButton } from '../platform/components/RefreshButton';
import { usePictures } from '../editing/pictures/library';
import { PictureDialog } from '../editing/pictures/PictureDialog';
import { PictureGrid } from '../editing/pictures/PictureGrid';
import { PictureUploader } from '../editing/pictures/PictureUploader';
import { usePictureFiles } from '../editing/pictures/usePictureFiles';
import { usePictureUploads } from '../editing/pictures/usePictureUploads';
import { showToast } from '../../shared/ui/toast';
import { LibraryPictureDetails } from './LibraryPictureDetails';

/** The picture library: uploads, what they show, and where they are used. */
export function LibraryPage() {
  const { t } = useTranslation(['adminPictures', 'messages']);
  const query = usePictures();
  const [shown, setShown] = useState<LibraryPicture | null>(null);
  const uploads = usePictureUploads((paths) =>
    showToast({
      title: t('messages:images.uploaded'),
      description: t('upload.done', { count: paths.length }),
    }),
  );
  // What is dropped or pasted while the details are open would be uploaded out of sight.
  const { isOver, handlers } = usePictureFiles((files) => shown === null && uploads.start(files));
  const close = () => setShown(null);
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      actions={<RefreshButton busy={query.isFetching} onRefresh={() => void query.refresh()} />}
    >
      <Flex direction="column" {...handlers} gap="6">
        <PictureUploader uploads={uploads} isOver={isOver} />
        <section aria-label={t('library')}>
          <PictureGrid query={query} label="library.edit" onChoose={setShown} />
        </section>
      </Flex>
      <PictureDialog open={shown !== null} onClose={close}>
        {shown && <LibraryPictureDetails key={shown.id} picture={shown} onClose={close} />}
      </PictureDialog>
    </AdminPage>
  );
}
