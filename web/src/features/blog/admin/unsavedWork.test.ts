// @vitest-environment jsdom
import { samplePost } from '@perro-wisdom/domain/blog.fixture';
import { set, createStore } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valuesOf } from './editorValues';
import { claimWork, dropWork, keepWork, listUnsavedWork, type UnsavedWork } from './unsavedWork';

const values = valuesOf(samplePost);

const work = (changes: Partial<UnsavedWork> = {}): UnsavedWork => ({
  id: crypto.randomUUID(),
  postId: 'p1',
  base: values,
  baseRevision: 3,
  values: { ...values, titleEs: 'Medio pensamiento' },
  changedAt: '2026-03-05T16:00:00.000Z',
  ...changes,
});

/** The Web Locks of one browser, as far as they are used here; jsdom has none. */
function installLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, use: (lock: object) => Promise<void>) => {
    while (held.has(name)) await new Promise((resolve, reject) => {
      setTimeout(resolve, 1);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
    held.add(name);
    await use({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const released = async (id: string, postId: string | null) => {
  const claimed = await claimWork(postId, id);
  claimed.release();
  return claimed.id === id;
};

beforeEach(installLocks);
afterEach(async () => {
  for (const { id } of await listUnsavedWork()) await dropWork(id);
  vi.unstubAllGlobals();
});

it('unsaved work comes back whole, with its time and the revision that it was based on', async () => {
  const mine = work();
  expect(await keepWork(mine)).toBe(true);
  const claimed = await claimWork('p1');
  expect(claimed.found).toEqual(mine);
  expect(claimed.id).toBe(mine.id);
});

it('the newest comes first, and work on other posts is left alone', async () => {
  const older = work({ changedAt: '2026-03-05T15:00:00.000Z' });
  const newer = work({ changedAt: '2026-03-05T17:00:00.000Z' });
  const other = work({ postId: 'p2', changedAt: '2026-03-05T18:00:00.000Z' });
  for (const each of [newer, older, other]) await keepWork(each);
  expect(await listUnsavedWork()).toEqual([other, newer, older]);
  expect((await claimWork('p1')).id).toBe(newer.id);
});

it('work that is open elsewhere is not taken over: the next one is, or a new one begins', async () => {
  const [first, second] = [work({ changedAt: '2026-03-05T17:00:00.000Z' }), work()];
  for (const each of [first, second]) await keepWork(each);
  const claims = [await claimWork('p1'), await claimWork('p1'), await claimWork('p1')];
  expect(claims.map(({ found }) => found?.id)).toEqual([first.id, second.id, undefined]);
  claims[0]?.release();
  await expect.poll(() => released(first.id, 'p1')).toBe(true);
});

it('the one that is asked for comes before a newer one', async () => {
  const [older, newer] = [work({ postId: null }), work({ postId: null, changedAt: '2026-03-05T17:00:00.000Z' })];
  for (const each of [older, newer]) await keepWork(each);
  expect((await claimWork(null, older.id)).id).toBe(older.id);
});

it('the last of many quick changes is what is kept, and what is dropped after them stays away', async () => {
  const mine = work();
  for (let index = 0; index < 20; index += 1) void keepWork({ ...mine, changedAt: `2026-03-05T16:00:${10 + index}.000Z` });
  await keepWork({ ...mine, changedAt: '2026-03-05T16:01:00.000Z' });
  expect((await listUnsavedWork()).map(({ changedAt }) => changedAt)).toEqual(['2026-03-05T16:01:00.000Z']);
  void keepWork(mine);
  await dropWork(mine.id);
  expect(await listUnsavedWork()).toEqual([]);
});

it('a record that is not of our making counts as none', async () => {
  const store = createStore('unsavedPosts', 'work');
  for (const [key, value] of Object.entries({ a: 7, b: null, c: { id: 'c' }, d: { id: 'd', changedAt: 'x', values: 'none' } })) await set(key, value, store);
  expect((await listUnsavedWork()).map(({ id, values: kept }) => [id, kept.titleEn])).toEqual([['d', '']]);
});

it('nothing breaks where storage is blocked: then nothing is kept', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.resetModules();
  const blocked = await import('./unsavedWork');
  expect(await blocked.keepWork(work())).toBe(false);
  expect(await blocked.listUnsavedWork()).toEqual([]);
  expect((await blocked.claimWork('p1')).found).toBeNull();
});
