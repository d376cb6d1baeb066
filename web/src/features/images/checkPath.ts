import { PATH_CHECK_TIMEOUT_MS } from '@perro-wisdom/domain/images';

export type PathAnswer = { state: 'accessible'; width: number; height: number } | { state: 'notAccessible' } | { state: 'timedOut' };

/** Loads the image at a path, as any page would, and says what came of it within {@link PATH_CHECK_TIMEOUT_MS}. */
export function checkPath(path: string): Promise<PathAnswer> {
  return new Promise((resolve) => {
    const image = new Image();
    const answer = (found: PathAnswer) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      resolve(found);
    };
    const timer = setTimeout(() => {
      answer({ state: 'timedOut' });
      // Ends the loading that nobody waits for any more.
      image.src = '';
    }, PATH_CHECK_TIMEOUT_MS);
    image.onload = () => answer({ state: 'accessible', width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => answer({ state: 'notAccessible' });
    image.src = path;
  });
}
