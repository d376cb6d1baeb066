/** Runs the task for each item, at most `limit` of them at once; the first failure ends it. */
export async function inParallel<T>(items: readonly T[], limit: number, task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
