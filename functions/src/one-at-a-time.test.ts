import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

it('what is put into a queue runs one after the other, in order, also after a failure', async () => {
  const inTurn = oneAtATime();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled(['first', 'second', 'third'].map((name) => inTurn(work(name))));
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('two queues do not wait for each other', async () => {
  const [stuck, free] = [oneAtATime(), oneAtATime()];
  void stuck(() => new Promise(() => undefined));
  expect(await free(() => Promise.resolve('done'))).toBe('done');
});
