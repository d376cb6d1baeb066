import { UPLOAD_MAX_BYTES } from '@app/domain/pictures/images';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPhoto } from '../../../shared/pictures/shrink';
import { uploadFile, type UploadCall } from './upload';

/**
 * Returns whether a file may be an image. Some systems report no type for photo formats they don't recognize,
 * such as HEIC. The server checks the content in any case.
 */
export const mayBeImage = ({ type }: File): boolean => type === '' || type.startsWith('image/');

/** Returns the error message code for a file's type, or null if the file may be uploaded. */
export function fileProblem(file: File): 'images.notAnImage' | 'images.svg' | null {
  if (!mayBeImage(file)) return 'images.notAnImage';
  // Not every browser can rasterize all SVG files, and SVG files can run scripts.
  return file.type === 'image/svg+xml' ? 'images.svg' : null;
}

export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Shrinks and uploads an image file. Rejects files that aren't images of a supported type, and images that
 * exceed the size limit even after being shrunk.
 */
export function useImageUpload(call: UploadCall) {
  const { t } = useTranslation('messages');
  /**
   * The fraction of the file that has been sent, from 0 to 1; null while the photo is being shrunk. At 1, the
   * upload waits for the server, which creates the files that the site shows.
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
      // The upload may already have been canceled, and `uploadFile` would miss that `abort` event.
      if (signal.aborted) throw new DOMException('The upload was canceled', 'AbortError');
      if (photo.size > UPLOAD_MAX_BYTES) throw new Error(t('images.tooLarge'));
      setProgress(0);
      return uploadFile(call, photo, { onProgress: setProgress, signal });
    },
  });

  const cancel = () => running.current?.abort();
  // Cancels the upload when the owner leaves the screen.
  useEffect(() => () => running.current?.abort(), []);
  return { ...mutation, progress, cancel };
}
