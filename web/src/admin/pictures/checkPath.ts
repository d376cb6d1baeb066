import { PATH_CHECK_TIMEOUT_MS } from '@app/domain/pictures/images';

export type PathCheckResult =
  { state: 'accessible'; width: number; height: number } | { state: 'notAccessible' } | { state: 'timedOut' };

/** Checks whether an image loads from a path within {@link PATH_CHECK_TIMEOUT_MS}. */
export function checkPath(path: string): Promise<PathCheckResult> {
  return new Promise((resolve) => {
    const image = new Image();
    const finish = (result: PathCheckResult) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      resolve(result);
    };
    const timer = setTimeout(() => {
      finish({ state: 'timedOut' });
      // Cancels the request.
      image.src = '';
    }, PATH_CHECK_TIMEOUT_MS);
    image.onload = () =>
      finish({ state: 'accessible', width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => finish({ state: 'notAccessible' });
    image.src = path;
  });
}
