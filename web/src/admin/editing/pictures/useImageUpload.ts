import { UPLOAD_FIELD, UPLOAD_MAX_BYTES } from '@app/domain/pictures/images';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPhoto } from '../../../shared/pictures/shrink';
import { uploadFile, type UploadCall } from './upload';

/** Some systems give a photo of an unknown format, such as HEIC, no type. The server checks the content anyway. */
export const mayBeImage = ({ type }: File): boolean => type === '' || type.startsWith('image/');

export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The steps of an upload: shrinking the photo, sending it, and waiting for the server, which makes the files that the site shows. */
export type UploadStage = 'preparing' | 'sending' | 'finishing';

/** Uploads an image file, shrunk. Refuses files of another type, and those that are above the limit even so. */
export function useImageUpload(call: UploadCall) {
  const { t } = useTranslation('messages');
  const [stage, setStage] = useState<UploadStage>('preparing');
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(null);

  const { mutateAsync: upload, isPending } = useMutation({
    mutationFn: async (file: File) => {
      if (!mayBeImage(file)) throw new Error(t('images.notAnImage'));
      setStage('preparing');
      setProgress(0);
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const photo = await shrinkPhoto(file, signal);
      // By now it may have been cancelled, where an `abort` event would be missed.
      if (signal.aborted) throw new DOMException('The upload was cancelled', 'AbortError');
      if (photo.size > UPLOAD_MAX_BYTES) throw new Error(t('images.tooLarge'));
      setStage('sending');
      const onProgress = (part: number) => {
        setProgress(part);
        if (part === 1) setStage('finishing');
      };
      return uploadFile(call, photo, { field: UPLOAD_FIELD, onProgress, signal });
    },
  });

  const cancel = () => running.current?.abort();
  // Leaving the screen cancels the upload.
  useEffect(() => () => running.current?.abort(), []);
  return { upload, isPending, stage, progress, cancel };
}
