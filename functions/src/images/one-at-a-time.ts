/** Decoding takes memory: an instance works on one picture at a time, and the next waits for it. */
let last: Promise<unknown> = Promise.resolve();

export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
