import * as logger from 'firebase-functions/logger';
import { afterEach, expect, it, vi } from 'vitest';
import { runJobs } from './run';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));
afterEach(() => vi.clearAllMocks());

it('runJobs runs every job, even if another job throws, rejects or hangs', async () => {
  const ran: string[] = [];
  let end = (): void => undefined;
  const running = runJobs({
    throws: () => {
      throw new Error('broken');
    },
    rejects: () => Promise.reject(new Error('no connection')),
    lasts: () => new Promise<void>((resolve) => (end = resolve)),
    works: () => Promise.resolve(ran.push('works')),
  });
  expect(ran).toEqual(['works']);
  end();
  await expect(running).rejects.toThrow('Failed jobs: throws, rejects');
  const logged = vi.mocked(logger.error).mock.calls.map(([, details]) => details as unknown);
  expect(logged).toEqual([
    { job: 'throws', cause: expect.stringContaining('broken') as string },
    { job: 'rejects', cause: expect.stringContaining('no connection') as string },
  ]);
});

it('runJobs succeeds when all jobs succeed', async () => {
  await runJobs({ works: () => Promise.resolve() });
  expect(logger.error).not.toHaveBeenCalled();
});
