import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * Returns the current time, rounded up to a full second, for showing how long ago an event was. Updates every
 * minute.
 */
export function useNow(): Date {
  const seconds = useSyncExternalStore(everyMinute, () => Math.ceil(Date.now() / 1000));
  return new Date(seconds * 1000);
}
