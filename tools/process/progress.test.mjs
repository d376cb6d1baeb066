import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withProgress } from './progress';

describe('withProgress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** @type {string[]} */
  let lines = [];
  beforeEach(() => {
    lines = [];
  });
  const say = (/** @type {string} */ line) => {
    lines.push(line);
  };

  it('logs the start, the progress and the duration of a step', async () => {
    const step = withProgress(
      'Compiling',
      async (note) => {
        note('Compiling tokio\n');
        await vi.advanceTimersByTimeAsync(25_000);
        return 'result';
      },
      say,
    );
    expect(await step).toBe('result');
    expect(lines).toEqual([
      'Compiling...',
      '  10.0 s Compiling tokio',
      '  20.0 s Compiling tokio',
      '  done in 25.0 s',
    ]);
  });

  it('stops logging after a step fails, and does not report the step as done', async () => {
    const step = withProgress('Compiling', () => Promise.reject(new Error('no compiler')), say);
    await expect(step).rejects.toThrow('no compiler');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual(['Compiling...']);
  });
});
