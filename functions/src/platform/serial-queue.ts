/**
 * Creates a queue that runs one task at a time, and continues after a failure. Each instance of the function
 * has its own queue.
 */
export function createSerialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
