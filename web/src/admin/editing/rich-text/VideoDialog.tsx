import { Button, Flex, chakra } from '@chakra-ui/react';
import { YOUTUBE_WATCH, youtubeId } from '@app/domain/blog/youtube';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogForm } from '../../ui/DialogForm';
import { ControlGroup } from '../fields/ControlGroup';
import { LineField } from './LineField';
import type { ImageAttributes } from './pictureAttributes';

export interface VideoAttributes extends ImageAttributes {
  id: string;
  title: string;
}

interface VideoDialogProps {
  /** The present video, or a new one as far as it is known. */
  video: VideoAttributes;
  choosePicture: () => Promise<ImageAttributes | null>;
  onSave: (video: VideoAttributes) => void;
  onCancel: () => void;
}

const NO_PICTURE: ImageAttributes = { src: null, alt: null, width: null, height: null };
export const NO_VIDEO: VideoAttributes = { ...NO_PICTURE, id: '', title: '' };

/** Asks for a YouTube video. Its title and picture are the owner's: nothing is requested from YouTube. */
export function VideoDialog({ video, choosePicture, onSave, onCancel }: VideoDialogProps) {
  const { t } = useTranslation('adminRichText');
  const id = useId();
  const [address, setAddress] = useState(video.id && `${YOUTUBE_WATCH}${video.id}`);
  const [title, setTitle] = useState(video.title);
  const [picture, setPicture] = useState<ImageAttributes>(video);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const videoId = youtubeId(address);
  const isUntitled = title.trim() === '';

  function submit(): void {
    setWasSubmitted(true);
    if (videoId === null) document.getElementById(`${id}-address`)?.focus();
    else if (isUntitled) document.getElementById(`${id}-title`)?.focus();
    else onSave({ ...picture, id: videoId, title: title.trim() });
  }

  return (
    <Dialog open onClose={onCancel}>
      <DialogForm
        title={t('video.title')}
        submitLabel={t(video.title ? 'video.change' : 'video.save')}
        onSubmit={submit}
        onCancel={onCancel}
      >
        <LineField
          id={`${id}-address`}
          label={t('video.address')}
          required
          note={t('video.addressNote')}
          error={wasSubmitted && videoId === null ? t('video.invalid') : undefined}
          isAddress
          value={address}
          onChange={setAddress}
        />
        <LineField
          id={`${id}-title`}
          label={t('video.name')}
          required
          note={t('video.nameNote')}
          error={wasSubmitted && isUntitled ? t('video.nameMissing') : undefined}
          value={title}
          onChange={setTitle}
        />
        <ControlGroup label={t('video.picture')}>
          {picture.src !== null && (
            <chakra.img
              src={picture.src}
              alt={picture.alt ?? ''}
              w="40"
              aspectRatio="16/9"
              objectFit="cover"
              borderRadius="md"
              mb="2"
            />
          )}
          <Flex wrap="wrap" gap="2">
            <Button
              variant="outline"
              size="sm"
              onClick={() => void choosePicture().then((chosen) => chosen && setPicture(chosen))}
            >
              {t('video.choosePicture')}
            </Button>
            {picture.src !== null && (
              <Button variant="ghost" size="sm" onClick={() => setPicture(NO_PICTURE)}>
                {t('video.removePicture')}
              </Button>
            )}
          </Flex>
          <chakra.p mt="1.5" textStyle="note">
            {t('video.pictureNote')}
          </chakra.p>
        </ControlGroup>
      </DialogForm>
    </Dialog>
  );
}
