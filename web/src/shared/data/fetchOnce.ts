export interface FetchedOnce<Key, Value> {
  get: (key: Key) => Value | undefined;
  /**
   * Returns a promise for the value, which is fetched on the first call. Every call returns the same promise,
   * even after a failure, because `use()` requires a stable promise.
   */
  load: (key: Key) => Promise<Value>;
  /** Like `load`, but fetches again after a failure. */
  retry: (key: Key) => Promise<Value>;
}

/** Wraps a fetch so that it runs once per key. */
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
