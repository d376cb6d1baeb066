export interface FetchedOnce<Key, Value> {
  /** What is there already. */
  get: (key: Key) => Value | undefined;
  /** Fetches it, or answers the promise of who did. A failure stays one: whoever waits for it while rendering must hear the same each time. */
  load: (key: Key) => Promise<Value>;
  /** The same, but what has failed is tried again. */
  retry: (key: Key) => Promise<Value>;
}

/** What is fetched once for each key. */
export function fetchOnce<Key, Value>(fetch: (key: Key) => Promise<Value>): FetchedOnce<Key, Value> {
  const values = new Map<Key, Value>();
  const promises = new Map<Key, Promise<Value>>();
  const failed = new Set<Key>();
  const load = (key: Key): Promise<Value> => {
    const known = promises.get(key);
    if (known) return known;
    const promise = fetch(key);
    promises.set(key, promise);
    promise.then(
      (value) => values.set(key, value),
      () => failed.add(key),
    );
    return promise;
  };
  const retry = (key: Key): Promise<Value> => {
    if (failed.delete(key)) promises.delete(key);
    return load(key);
  };
  return { get: (key) => values.get(key), load, retry };
}
