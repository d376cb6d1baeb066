import { useState } from 'react';
import { useImageUpload, wasCancelled } from './useImageUpload';
import { useRefreshLibrary } from './library';

/** The file at hand, of several that were chosen together. */
interface Current {
  file: File;
  number: number;
  total: number;
}

/** An upload that failed, with what is left to do. */
interface Failure {
  error: Error;
  rest: readonly File[];
  done: readonly string[];
  total: number;
}

/** Uploads pictures one after the other. `onUploaded` receives their paths when the last one has arrived. */
export function usePictureUploads(onUploaded: (paths: readonly string[]) => void) {
  const { upload, isPending, stage, progress, cancel } = useImageUpload('POST /api/upload-image');
  const refreshLibrary = useRefreshLibrary();
  const [current, setCurrent] = useState<Current | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  function finish(paths: readonly string[]): void {
    setCurrent(null);
    if (paths.length === 0) return;
    refreshLibrary();
    onUploaded(paths);
  }

  async function run(
    files: readonly File[],
    done: readonly string[] = [],
    total = files.length,
  ): Promise<void> {
    setFailure(null);
    const paths = [...done];
    for (const [index, file] of files.entries()) {
      setCurrent({ file, number: total - files.length + index + 1, total });
      try {
        paths.push((await upload(file)).path);
      } catch (error) {
        if (wasCancelled(error) || !(error instanceof Error)) break;
        setCurrent(null);
        setFailure({ error, rest: files.slice(index), done: paths, total });
        return;
      }
    }
    finish(paths);
  }

  return {
    current,
    failure,
    stage,
    progress,
    cancel,
    /** Does nothing while others are being uploaded. */
    start: (files: readonly File[]) => {
      if (!isPending && files.length > 0) void run(files);
    },
    retry: () => {
      if (failure) void run(failure.rest, failure.done, failure.total);
    },
    /** Goes on without the file that failed. */
    discard: () => {
      if (failure) void run(failure.rest.slice(1), failure.done, failure.total);
    },
  };
}
