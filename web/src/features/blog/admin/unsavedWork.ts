/**
 * What the owner has typed and not saved, kept in IndexedDB: it outlives a reload, the tab, the browser, an expired session and a
 * login, and any tab of this browser offers it again. It is the owner's own text; it never leaves this browser.
 */
import { createStore, promisifyRequest, values as storedValues, type UseStore } from 'idb-keyval';
import { parseValues, type EditorValues } from './editorValues';

export interface UnsavedWork {
  /** A UUID. A new post is created under it as its idempotency key. */
  id: string;
  /** Null for a post that is not stored yet. */
  postId: string | null;
  /** What was stored when the work began, and its revision; null where nothing was stored. */
  base: EditorValues;
  baseRevision: number | null;
  /** What the fields hold now. */
  values: EditorValues;
  /** ISO 8601: the last change. */
  changedAt: string;
}

/** A piece of work that this editor alone writes to, until it releases it. */
export interface ClaimedWork {
  id: string;
  /** What was found; null where the editor begins with what is stored. */
  found: UnsavedWork | null;
  release: () => void;
}

let store: UseStore | undefined;
const openStore = (): UseStore => (store ??= createStore('unsavedPosts', 'work'));

/** All unsaved work of this browser, the newest first; none where storage is blocked. */
export async function listUnsavedWork(): Promise<UnsavedWork[]> {
  try {
    const found = await storedValues<unknown>(openStore());
    return found.flatMap((value) => parseWork(value) ?? []).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
  } catch {
    return [];
  }
}

/** A record of another version of this application, or none of ours, counts as none. */
function parseWork(value: unknown): UnsavedWork | null {
  if (typeof value !== 'object' || value === null) return null;
  const read = (name: keyof UnsavedWork): unknown => Reflect.get(value, name);
  const [id, postId, baseRevision, changedAt] = [read('id'), read('postId'), read('baseRevision'), read('changedAt')];
  if (typeof id !== 'string' || typeof changedAt !== 'string') return null;
  return {
    id,
    changedAt,
    postId: typeof postId === 'string' ? postId : null,
    baseRevision: typeof baseRevision === 'number' ? baseRevision : null,
    base: parseValues(read('base')),
    values: parseValues(read('values')),
  };
}

/**
 * Claims the newest unsaved work on a post (`null`: on new posts) that no other tab has open, or `workId` where that one is wanted;
 * where there is none, begins a new one.
 */
export async function claimWork(postId: string | null, workId?: string | null): Promise<ClaimedWork> {
  const works = (await listUnsavedWork()).filter((work) => work.postId === postId);
  const wanted = works.filter(({ id }) => id === workId);
  for (const found of [...wanted, ...works]) {
    const release = await lock(found.id);
    if (release) return { id: found.id, found, release };
  }
  const id = crypto.randomUUID();
  return { id, found: null, release: (await lock(id)) ?? (() => undefined) };
}

/** A page that is reloaded may find that the one before it has not quite gone. */
const LOCK_WAIT_MS = 1000;

/** Resolves with what releases the lock, or with null when another tab holds it. The browser releases those of a tab that is gone. */
function lock(id: string): Promise<(() => void) | null> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_WAIT_MS);
  return new Promise((resolve) => {
    navigator.locks
      .request(`unsavedWork:${id}`, { signal: waiting.signal }, () => {
        clearTimeout(timer);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}

/** What is to be written for each piece of work, null to remove it. A newer state replaces one that still waits. */
const waiting = new Map<string, UnsavedWork | null>();
let writing: Promise<unknown> = Promise.resolve();

/** Resolves with whether it is stored: storage may be full or blocked. */
function write(id: string, work: UnsavedWork | null): Promise<boolean> {
  waiting.set(id, work);
  const written = writing.then(async () => {
    if (waiting.get(id) !== work) return true;
    waiting.delete(id);
    try {
      await openStore()('readwrite', (records) => {
        if (work) records.put(work, id);
        else records.delete(id);
        const { transaction } = records;
        // Right away, without waiting for an answer that a page which is being closed would not hear.
        transaction.commit();
        return promisifyRequest(transaction);
      });
      return true;
    } catch {
      return false;
    }
  });
  writing = written;
  return written;
}

export const keepWork = (work: UnsavedWork): Promise<boolean> => write(work.id, work);
export const dropWork = (id: string): Promise<boolean> => write(id, null);
