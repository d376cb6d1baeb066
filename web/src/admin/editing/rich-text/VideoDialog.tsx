import { Button, Flex, chakra } from '@chakra-ui/react';
import { YOUTUBE_WATCH, youtubeId } from '@app/domain/blog/youtube';
import type { Locale } from '@app/domain/general/locale';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi, callPath } from '../../../shared/data/api';
import { Dialog } from '../../../shared/ui/Dialog';
import { ownerKey } from '../../platform/data/ownerQuery';
import { DialogForm } from '../../ui/DialogForm';
import { ControlGroup } from '../fields/ControlGroup';
import { useRefreshLibrary } from '../pictures/library';
import { NO_PICTURE } from '../pictures/picture-choice';
import { LineField } from './LineField';
import { pictureAttributes, type ImageAttributes } from './pictureAttributes';

export interface VideoAttributes extends ImageAttributes {
  id: string;
  title: string;
}

interface VideoDialogProps {
  /** The video to edit, or the known parts of a new one. */
  video: VideoAttributes;
  /** The language of the text that contains the video. */
  locale: Locale;
  choosePicture: () => Promise<ImageAttributes | null>;
  onSave: (video: VideoAttributes) => void;
  onCancel: () => void;
}

const NO_IMAGE: ImageAttributes = { src: null, alt: null, width: null, height: null };
export const NO_VIDEO: VideoAttributes = { ...NO_IMAGE, id: '', title: '' };

/**
 * Reads the title and picture of a YouTube video through our server. If that fails, the owner fills in the
 * fields.
 */
function useDetails(id: string | null) {
  const refreshLibrary = useRefreshLibrary();
  const request = { params: { id: id ?? '' } };
  return useQuery({
    queryKey: ownerKey(callPath('POST /api/admin/videos/{id}', request)),
    queryFn:
      id === null
        ? skipToken
        : async () => {
            const details = await callApi('POST /api/admin/videos/{id}', request);
            if (details.picture !== '') refreshLibrary();
            return details;
          },
    retry: false,
  });
}

/** Asks for a YouTube video. Uses its title and picture from YouTube unless the owner provides others. */
export function VideoDialog({ video, locale, choosePicture, onSave, onCancel }: VideoDialogProps) {
  const { t } = useTranslation('adminRichText');
  const id = useId();
  const [address, setAddress] = useState(video.id && `${YOUTUBE_WATCH}${video.id}`);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ImageAttributes | null>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const videoId = youtubeId(address);
  const isPresent = videoId === video.id && video.title !== '';
  const { data: found, isFetching } = useDetails(isPresent ? null : videoId);
  const title = typed ?? (found?.title || video.title);
  const picture =
    chosen ?? (found?.picture ? pictureAttributes({ ...NO_PICTURE, path: found.picture }, locale) : video);
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
        busy={isFetching && typed === null}
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
        <chakra.p role="status" textStyle="note" _empty={{ display: 'none' }}>
          {isFetching ? t('video.looking') : found?.title && t('video.found')}
        </chakra.p>
        <LineField
          id={`${id}-title`}
          label={t('video.name')}
          required
          note={t('video.nameNote')}
          error={wasSubmitted && isUntitled && !isFetching ? t('video.nameMissing') : undefined}
          value={title}
          onChange={setTyped}
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
              onClick={() => void choosePicture().then((picked) => picked && setChosen(picked))}
            >
              {t('video.choosePicture')}
            </Button>
            {picture.src !== null && (
              <Button variant="ghost" size="sm" onClick={() => setChosen(NO_IMAGE)}>
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
