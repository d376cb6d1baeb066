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

/** Shows the status for some time. Returns how often it was read since the last call, and what is shown at the end. */
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

it('is read once where everything is live', async () => {
  answerWith('live');
  open();
  expect(await show(600)).toEqual({ reads: 1, state: 'live' });
});

it('is read every two seconds while changes are being published, and no longer once they are live', async () => {
  answerWith('publishing');
  open();
  await show(0);
  expect(await show(10)).toEqual({ reads: 5, state: 'publishing' });
  answerWith('live');
  expect(await show(600)).toEqual({ reads: 1, state: 'live' });
});

it('is read less often while publishing is delayed', async () => {
  answerWith('delayed');
  open();
  await show(0);
  expect(await show(120)).toEqual({ reads: 4, state: 'delayed' });
});

it('is not read in a hidden tab', async () => {
  answerWith('publishing');
  open();
  await show(0);
  focusManager.setFocused(false);
  expect((await show(600)).reads).toBe(0);
  focusManager.setFocused(true);
  expect((await show(2)).reads).toBe(1);
});

it('stays what it was when a read fails, and is read again', async () => {
  answerWith('publishing');
  open();
  await show(0);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await show(10)).toEqual({ reads: 5, state: 'publishing' });
  answerWith('live');
  expect((await show(2)).state).toBe('live');
});

it('is not read again once the session has ended', async () => {
  answerWith('publishing');
  open();
  await show(0);
  answer = () => Promise.resolve(new Response('Unauthorized', { status: 401 }));
  expect(await show(60)).toEqual({ reads: 1, state: 'publishing' });
});
