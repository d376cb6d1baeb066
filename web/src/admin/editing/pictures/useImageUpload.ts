import { UPLOAD_MAX_BYTES } from '@app/domain/pictures/images';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPhoto } from '../../../shared/pictures/shrink';
import { uploadFile, type UploadCall } from './upload';

/**
 * Some systems give a photo of an unknown format, such as HEIC, no type. The server checks the content
 * anyway.
 */
export const mayBeImage = ({ type }: File): boolean => type === '' || type.startsWith('image/');

/** Returns the code of what keeps a file from being uploaded, whatever its content; null for nothing. */
export function fileProblem(file: File): 'images.notAnImage' | 'images.svg' | null {
  if (!mayBeImage(file)) return 'images.notAnImage';
  // No browser makes pixels of all of them, and one could run scripts.
  return file.type === 'image/svg+xml' ? 'images.svg' : null;
}

export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Uploads an image file, shrunk. Refuses files of another type, and those that are above the limit even so.
 */
export function useImageUpload(call: UploadCall) {
  const { t } = useTranslation('messages');
  /**
   * The part that has been sent, from 0 to 1: then it waits for the server, which makes the files that the
   * site shows. Null while the photo is being shrunk.
   */
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);

  const mutation = useMutation({
    mutationFn: async (file: File) => {
      const problem = fileProblem(file);
      if (problem !== null) throw new Error(t(problem));
      setProgress(null);
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const photo = await shrinkPhoto(file, signal);
      // By now it may have been cancelled, where an `abort` event would be missed.
      if (signal.aborted) throw new DOMException('The upload was cancelled', 'AbortError');
      if (photo.size > UPLOAD_MAX_BYTES) throw new Error(t('images.tooLarge'));
      setProgress(0);
      return uploadFile(call, photo, { onProgress: setProgress, signal });
    },
  });

  const cancel = () => running.current?.abort();
  // Leaving the screen cancels the upload.
  useEffect(() => () => running.current?.abort(), []);
  return { ...mutation, progress, cancel };
}
