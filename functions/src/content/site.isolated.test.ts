import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const getAll = vi.hoisted(() => vi.fn());
vi.mock('../platform/firebase', () => ({ db: { collection: () => ({ doc: () => ({}) }), getAll } }));

const { readOnlyLocale } = await import('./site');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('readOnlyLocale resolves to null when Firestore does not respond in time', async () => {
  getAll.mockReturnValue(new Promise(() => undefined));
  let only: string | null = 'unread';
  void readOnlyLocale().then((locale) => (only = locale));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(only).toBeNull();
});
