import type { LibraryPicture } from '@app/domain/pictures/library';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminPage } from '../platform/components/AdminPage';
import { RefreshButton } from '../platform/components/RefreshButton';
import { usePictures } from '../editing/pictures/library';
import { PictureDialog } from '../editing/pictures/PictureDialog';
import { PictureShelf } from '../editing/pictures/PictureShelf';
import { showToast } from '../../shared/ui/toast';
import { LibraryPictureDetails } from './LibraryPictureDetails';

/**
 * Renders the picture library, where the owner can upload and describe pictures, and see where they are used.
 */
export function LibraryPage() {
  const { t } = useTranslation(['adminPictures', 'messages']);
  const query = usePictures();
  const [shown, setShown] = useState<LibraryPicture | null>(null);
  const close = () => setShown(null);
  return (
    <AdminPage
      title={t('title')}
      intro={t('intro')}
      actions={<RefreshButton busy={query.isFetching} onRefresh={() => void query.refresh()} />}
    >
      <PictureShelf
        query={query}
        // Pauses dropping and pasting while a picture's details are open, because they would cover the
        // upload.
        isPaused={shown !== null}
        label="library.edit"
        onUploaded={({ paths: { length: count }, hasAnimation }) =>
          showToast({
            title: t('messages:images.uploaded'),
            description: hasAnimation ? t('upload.animation') : t('upload.done', { count }),
          })
        }
        onChoose={setShown}
      />
      <PictureDialog open={shown !== null} onClose={close}>
        {shown && <LibraryPictureDetails key={shown.id} picture={shown} onClose={close} />}
      </PictureDialog>
    </AdminPage>
  );
}
