import { useRef, useState } from 'react';
import { isAnimated } from '../../../shared/pictures/animation';
import { useImageUpload, wasCancelled } from './useImageUpload';
import { useRefreshLibrary } from './library';

/** Pictures that were chosen together. */
interface Batch {
  /** What is left to do, first the file that is being uploaded, or whose upload failed. */
  rest: readonly File[];
  /** The paths of those that have arrived. */
  done: readonly string[];
  total: number;
  /** Whether one of those is an animation: the site shows its first frame. */
  hasAnimation: boolean;
}

/** What has arrived of a batch. */
export interface UploadedPictures {
  paths: readonly string[];
  hasAnimation: boolean;
}

/** Uploads pictures one after the other. `onUploaded` is called when the last one has arrived. */
export function usePictureUploads(onUploaded: (uploaded: UploadedPictures) => void) {
  const { mutateAsync: upload, progress, cancel } = useImageUpload('POST /api/upload-image');
  const refreshLibrary = useRefreshLibrary();
  const [batch, setBatch] = useState<Batch | null>(null);
  const [error, setError] = useState<unknown>(null);
  // Not a state: the owner may paste the next picture before the screen shows that the last one has arrived.
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
        // The upload has succeeded, even if the file cannot be read here.
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
    /** Why the first of the rest could not be uploaded. */
    error,
    progress,
    cancel,
    /** Does nothing while others are being uploaded. */
    start: (files: readonly File[]) => {
      if (!isUploading.current && files.length > 0)
        void run({ rest: files, done: [], total: files.length, hasAnimation: false });
    },
    retry: () => {
      if (batch) void run(batch);
    },
    /** Goes on without the file that failed. */
    discard: () => {
      if (batch) void run({ ...batch, rest: batch.rest.slice(1) });
    },
  };
}
