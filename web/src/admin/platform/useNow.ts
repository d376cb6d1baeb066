import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** Returns the present time, to the second, for what says how long ago something was; it moves on by the minute. */
export function useNow(): Date {
  const seconds = useSyncExternalStore(everyMinute, () => Math.ceil(Date.now() / 1000));
  return new Date(seconds * 1000);
}
