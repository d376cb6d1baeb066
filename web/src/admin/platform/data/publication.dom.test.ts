import type { PublicationStatus } from '@app/domain/publishing/api';
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicationQuery } from './publication';
import { createQueryClient } from '../../../shared/data/queryClient';
import { answerOf } from '../../../shared/data/answer.fixture';

const LIVE_SINCE = '2026-03-05T14:42:00.000Z';
const SECOND = 1_000;

let answer: () => Promise<Response>;
let reads = 0;

const answerWith = (state: PublicationStatus['state']) => {
  answer = () => Promise.resolve(answerOf({ state, liveSince: LIVE_SINCE } satisfies PublicationStatus));
};

/**
 * Shows the status for the given number of seconds. Returns the number of reads since the previous call and
 * the state shown at the end.
 */
async function show(seconds: number): Promise<{ reads: number; state: string | undefined }> {
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
  const result = { reads, state: observer.getCurrentResult().data?.state };
  reads = 0;
  return result;
}

const observe = () => new QueryObserver(createQueryClient(), publicationQuery);
let observer: ReturnType<typeof observe>;
let hide: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => {
    reads += 1;
    return answer();
  });
  observer = observe();
  reads = 0;
});
afterEach(() => {
  hide();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  hide = observer.subscribe(() => undefined);
};

it('reads the status once when everything is live', async () => {
  answerWith('live');
  open();
  expect(await show(600)).toEqual({ reads: 1, state: 'live' });
});

it('reads the status every two seconds while publishing, until the changes are live', async () => {
  answerWith('publishing');
  open();
  await show(0);
  expect(await show(10)).toEqual({ reads: 5, state: 'publishing' });
  answerWith('live');
  expect(await show(600)).toEqual({ reads: 1, state: 'live' });
});

it('reads the status less often while publishing is delayed', async () => {
  answerWith('delayed');
  open();
  await show(0);
  expect(await show(120)).toEqual({ reads: 4, state: 'delayed' });
});

it("doesn't read the status in a hidden tab", async () => {
  answerWith('publishing');
  open();
  await show(0);
  focusManager.setFocused(false);
  expect((await show(600)).reads).toBe(0);
  focusManager.setFocused(true);
  expect((await show(2)).reads).toBe(1);
});

it('keeps the state and tries again if a read fails', async () => {
  answerWith('publishing');
  open();
  await show(0);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await show(10)).toEqual({ reads: 5, state: 'publishing' });
  answerWith('live');
  expect((await show(2)).state).toBe('live');
});

it('stops reading the status once the session has ended', async () => {
  answerWith('publishing');
  open();
  await show(0);
  answer = () => Promise.resolve(new Response('Unauthorized', { status: 401 }));
  expect(await show(60)).toEqual({ reads: 1, state: 'publishing' });
});
