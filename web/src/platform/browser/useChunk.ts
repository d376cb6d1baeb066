import { startTransition, useCallback, useEffect, useState } from 'react';
import type { FetchedOnce } from '../data/fetchOnce';

export interface Chunk<T> {
  /** What it holds, once it is there. */
  content: T | undefined;
  state: 'waiting' | 'loading' | 'failed' | 'there';
  /** Fetches it, also after it could not be fetched. */
  load: () => void;
}

/**
 * A part of the page whose code comes by itself, when it is wanted. Unlike React's `lazy`, one that cannot be fetched does not take the
 * page down, and can be tried again.
 */
export function useChunk<T>(chunk: FetchedOnce<void, T>, isWanted: boolean): Chunk<T> {
  const [state, setState] = useState<Chunk<T>['state']>(() => (chunk.get() === undefined ? 'waiting' : 'there'));
  const load = useCallback(() => {
    if (chunk.get() !== undefined) return;
    setState('loading');
    chunk.retry().then(
      // In slices, between which a tap is answered.
      () => startTransition(() => setState('there')),
      () => setState('failed'),
    );
  }, [chunk]);
  useEffect(() => {
    if (isWanted && state === 'waiting') load();
  }, [isWanted, load, state]);
  return { content: chunk.get(), state, load };
}
