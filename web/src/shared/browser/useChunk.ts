import { startTransition, useCallback, useEffect, useState } from 'react';
import type { FetchedOnce } from '../data/fetchOnce';

export interface Chunk<T> {
  content: T | undefined;
  state: 'waiting' | 'loading' | 'failed' | 'loaded';
  load: () => void;
}

/**
 * Loads a part of the page once `isWanted` is true. Unlike with React's `lazy`, a failure doesn't break the
 * page, and loading can be retried.
 */
export function useChunk<T>(chunk: FetchedOnce<void, T>, isWanted: boolean): Chunk<T> {
  const [state, setState] = useState<Chunk<T>['state']>(() =>
    chunk.get() === undefined ? 'waiting' : 'loaded',
  );
  const load = useCallback(() => {
    if (chunk.get() !== undefined) return;
    setState('loading');
    chunk.retry().then(
      // A transition renders in slices, which lets the browser handle input in between.
      () => startTransition(() => setState('loaded')),
      () => setState('failed'),
    );
  }, [chunk]);
  useEffect(() => {
    if (isWanted && state === 'waiting') load();
  }, [isWanted, load, state]);
  return { content: chunk.get(), state, load };
}
