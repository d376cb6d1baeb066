import { useRef, useState } from 'react';
import { isAnimated } from '../../../shared/pictures/animation';
import { useImageUpload, wasCancelled } from './useImageUpload';
import { useRefreshLibrary } from './library';

/** Pictures that were chosen together. */
interface Batch {
  /** The remaining files, starting with the one that is uploading or has failed. */
  rest: readonly File[];
  /** The paths of the pictures uploaded so far. */
  done: readonly string[];
  total: number;
  /** Whether any uploaded file is animated. The site shows only an animation's first frame. */
  hasAnimation: boolean;
}

/** The uploaded pictures of a batch. */
export interface UploadedPictures {
  paths: readonly string[];
  hasAnimation: boolean;
}

/** Uploads pictures one at a time, and calls `onUploaded` once all are uploaded. */
export function usePictureUploads(onUploaded: (uploaded: UploadedPictures) => void) {
  const { mutateAsync: upload, progress, cancel } = useImageUpload('POST /api/upload-image');
  const refreshLibrary = useRefreshLibrary();
  const [batch, setBatch] = useState<Batch | null>(null);
  const [error, setError] = useState<unknown>(null);
  // A ref instead of state, because the owner may paste the next picture before a state update is rendered.
  const isUploading = useRef(false);

  async function run({ rest, done, total, hasAnimation: hadAnimation }: Batch): Promise<void> {
    setError(null);
    isUploading.current = true;
    const paths = [...done];
    let hasAnimation = hadAnimation;
    for (const [index, file] of rest.entries()) {
      setBatch({ rest: rest.slice(index), done: [...paths], total, hasAnimation });
      try {
        paths.push((await upload(file)).path);
        // The upload counts as a success even if the browser can't read the file.
        hasAnimation ||= await isAnimated(file).catch(() => false);
      } catch (reason) {
        if (wasCancelled(reason)) break;
        isUploading.current = false;
        setError(reason);
        return;
      }
    }
    isUploading.current = false;
    setBatch(null);
    if (paths.length === 0) return;
    refreshLibrary();
    onUploaded({ paths, hasAnimation });
  }

  return {
    batch,
    /** The error from the failed upload, or null if no upload has failed. */
    error,
    progress,
    cancel,
    /** Starts uploading files, unless an upload is already running. */
    start: (files: readonly File[]) => {
      if (!isUploading.current && files.length > 0)
        void run({ rest: files, done: [], total: files.length, hasAnimation: false });
    },
    retry: () => {
      if (batch) void run(batch);
    },
    /** Skips the file that failed and continues. */
    discard: () => {
      if (batch) void run({ ...batch, rest: batch.rest.slice(1) });
    },
  };
}
