import { PATH_CHECK_TIMEOUT_MS } from '@app/domain/pictures/images';
import { loadImage } from '../../shared/pictures/shrink';

type PathCheckResult =
  { state: 'accessible'; width: number; height: number } | { state: 'notAccessible' | 'timedOut' };

/** Resolves to the result of loading a path as an image within {@link PATH_CHECK_TIMEOUT_MS}. */
export function checkPath(path: string): Promise<PathCheckResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ state: 'timedOut' }), PATH_CHECK_TIMEOUT_MS);
    loadImage(path).then(
      ({ naturalWidth: width, naturalHeight: height }) => resolve({ state: 'accessible', width, height }),
      () => resolve({ state: 'notAccessible' }),
    );
  });
}
