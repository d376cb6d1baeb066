import { set, createStore, keys } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftDefinition } from './definition';
import * as unsaved from './unsavedWork';
import { listUnsavedWork, writeUnsavedWork } from './unsavedWork';

type UnsavedWork = unsaved.UnsavedWork;
const storeUnsavedWork = (stored: UnsavedWork) => writeUnsavedWork(stored.id, stored);
const deleteUnsavedWork = (id: string) => writeUnsavedWork(id, null);
const claimUnsavedWork = (draftId: string | null, workId?: string) =>
  unsaved.claimUnsavedWork('posts', draftId, workId);

const values = draftDefinition('posts', '').empty;

const work = (changes: Partial<UnsavedWork> = {}): UnsavedWork => ({
  id: crypto.randomUUID(),
  kind: 'posts',
  draftId: 'p1',
  base: values,
  baseRevision: 3,
  values: { ...values, titleEs: 'Medio pensamiento' },
  attempts: ['a-key-of-a-save'],
  changedAt: '2026-03-05T16:00:00.000Z',
  ...changes,
});

/** Adds a minimal version of Web Locks, which jsdom lacks. */
function installLocks(): void {
  const held = new Set<string>();
  const request = async (
    name: string,
    { signal }: { signal: AbortSignal },
    use: (lock: object) => Promise<void>,
  ) => {
    while (held.has(name))
      await new Promise((resolve, reject) => {
        setTimeout(resolve, 1);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    held.add(name);
    await use({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const canClaim = async (id: string, draftId: string | null) => {
  const claimed = await claimUnsavedWork(draftId, id);
  claimed.release();
  return claimed.id === id;
};

beforeEach(installLocks);
afterEach(async () => {
  for (const { id } of await listUnsavedWork()) await deleteUnsavedWork(id);
  vi.unstubAllGlobals();
});

it('returns stored work in full, including its time and base revision', async () => {
  const mine = work();
  expect(await storeUnsavedWork(mine)).toBe(true);
  const claimed = await claimUnsavedWork('p1');
  expect(claimed.found).toEqual(mine);
  expect(claimed.id).toBe(mine.id);
});

it('lists work from newest to oldest, and claims only work on the given post', async () => {
  const older = work({ changedAt: '2026-03-05T15:00:00.000Z' });
  const newer = work({ changedAt: '2026-03-05T17:00:00.000Z' });
  const other = work({ draftId: 'p2', changedAt: '2026-03-05T18:00:00.000Z' });
  for (const each of [newer, older, other]) await storeUnsavedWork(each);
  expect(await listUnsavedWork()).toEqual([other, newer, older]);
  expect((await claimUnsavedWork('p1')).id).toBe(newer.id);
});

it('skips work that another editor has open, and claims the next newest or, if there is none, a new id', async () => {
  const [first, second] = [work({ changedAt: '2026-03-05T17:00:00.000Z' }), work()];
  for (const each of [first, second]) await storeUnsavedWork(each);
  const claims = [await claimUnsavedWork('p1'), await claimUnsavedWork('p1'), await claimUnsavedWork('p1')];
  expect(claims.map(({ found }) => found?.id)).toEqual([first.id, second.id, undefined]);
  claims[0]?.release();
  await expect.poll(() => canClaim(first.id, 'p1')).toBe(true);
});

it('prefers the requested work, even if other work is newer', async () => {
  const [older, newer] = [
    work({ draftId: null }),
    work({ draftId: null, changedAt: '2026-03-05T17:00:00.000Z' }),
  ];
  for (const each of [older, newer]) await storeUnsavedWork(each);
  expect((await claimUnsavedWork(null, older.id)).id).toBe(older.id);
});

it('stores only the last of several quick changes, and can delete work while a change is being stored', async () => {
  const mine = work();
  for (let index = 0; index < 20; index += 1)
    void storeUnsavedWork({ ...mine, changedAt: `2026-03-05T16:00:${10 + index}.000Z` });
  await storeUnsavedWork({ ...mine, changedAt: '2026-03-05T16:01:00.000Z' });
  expect((await listUnsavedWork()).map(({ changedAt }) => changedAt)).toEqual(['2026-03-05T16:01:00.000Z']);
  void storeUnsavedWork(mine);
  await deleteUnsavedWork(mine.id);
  expect(await listUnsavedWork()).toEqual([]);
});

it('lists only records that have an id and a draft known to this version, and leaves all others in storage', async () => {
  const store = createStore('unsavedWork', 'work');
  for (const [key, value] of Object.entries({
    a: 7,
    b: { kind: 'posts', changedAt: 'y' },
    c: { id: 'c', kind: 'posts' },
    e: { id: 'e', kind: 'courses', changedAt: 'z' },
    f: { id: 'f', kind: 'pages', draftId: 'courses', changedAt: 'z' },
    d: { id: 'd', kind: 'posts', changedAt: 'x', values: 'none' },
  }))
    await set(key, value, store);
  expect((await listUnsavedWork()).map(({ id }) => id)).toEqual(['d', 'c']);
  expect(await keys(store)).toEqual(expect.arrayContaining(['e', 'f']));
  expect((await claimUnsavedWork(null)).found).toEqual({
    id: 'd',
    kind: 'posts',
    draftId: null,
    changedAt: 'x',
    base: undefined,
    baseRevision: null,
    values: 'none',
    attempts: [],
  });
});

it('keeps work on different kinds of drafts separate', async () => {
  const [post, page] = [work(), work({ kind: 'pages', draftId: 'home' })];
  for (const each of [post, page]) await storeUnsavedWork(each);
  expect((await claimUnsavedWork('home')).found).toBeNull();
  expect((await claimUnsavedWork('p1')).id).toBe(post.id);
  expect((await listUnsavedWork()).map(({ kind }) => kind).sort()).toEqual(['pages', 'posts']);
});

it('does nothing, without throwing, when storage is blocked', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.resetModules();
  const blocked = await import('./unsavedWork');
  expect(await blocked.writeUnsavedWork('blocked', work())).toBe(false);
  expect(await blocked.listUnsavedWork()).toEqual([]);
  expect((await blocked.claimUnsavedWork('posts', 'p1')).found).toBeNull();
});
