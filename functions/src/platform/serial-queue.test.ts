import { expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue';

it('runs tasks one at a time and in order, even after one fails', async () => {
  const queue = createSerialQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled(['first', 'second', 'third'].map((name) => queue(task(name))));
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('doesn’t make tasks in different queues wait for each other', async () => {
  const [stuck, free] = [createSerialQueue(), createSerialQueue()];
  void stuck(() => new Promise(() => undefined));
  expect(await free(() => Promise.resolve('done'))).toBe('done');
});
