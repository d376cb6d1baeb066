import { expect, it } from 'vitest';
import { inParallel } from './in-parallel';

it('inParallel runs every task once, at most `limit` at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    done.push(item);
    running -= 1;
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('inParallel rejects with the first failure', async () => {
  await expect(inParallel([1, 2], 1, (item) => Promise.reject(new Error(`task ${item}`)))).rejects.toThrow(
    'task 1',
  );
});

it('inParallel starts no more tasks after a failure', async () => {
  const started: number[] = [];
  const outcome = inParallel([1, 2, 3, 4], 2, async (item) => {
    started.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('task 1');
  });
  await expect(outcome).rejects.toThrow('task 1');
  expect(started).not.toContain(4);
});
