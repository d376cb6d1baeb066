import type { UploadResponse } from '@perro-wisdom/domain/images';
import { UPLOAD_FIELD, UPLOAD_MAX_BYTES } from '@perro-wisdom/domain/images';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from './upload';

/** Some systems give a photo of an unknown format, such as HEIC, no type. The server checks the content anyway. */
const mayBeImage = ({ type }: File): boolean => type === '' || type.startsWith('image/');

export const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Uploads an image file to a path of the API; files of another type or above the limit are refused before they are sent. */
export function useImageUpload(path: string) {
  const { t } = useTranslation('messages');
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(null);

  const { mutateAsync: upload, isPending } = useMutation({
    mutationFn: (file: File) => {
      if (!mayBeImage(file)) throw new Error(t('images.notAnImage'));
      if (file.size > UPLOAD_MAX_BYTES) throw new Error(t('images.tooLarge'));
      setProgress(0);
      const controller = new AbortController();
      running.current = controller;
      const options = { field: UPLOAD_FIELD, onProgress: setProgress, signal: controller.signal };
      return uploadFile<UploadResponse>(path, file, options);
    },
  });

  const cancel = () => running.current?.abort();
  // Leaving the screen cancels the upload.
  useEffect(() => () => running.current?.abort(), []);
  return { upload, isPending, progress, cancel };
}
