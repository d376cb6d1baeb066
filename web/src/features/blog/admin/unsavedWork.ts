/**
 * The owner's unsaved changes to posts, stored in IndexedDB: they survive reloads, closed tabs, browser restarts and expired sessions, and
 * can be continued in any tab. They never leave this browser.
 */
import { createStore, promisifyRequest, values as storedValues, type UseStore } from 'idb-keyval';
import { parseValues, type EditorValues } from './editorValues';

export interface UnsavedWork {
  /** A UUID, which is also the Idempotency-Key of the save that creates a post. */
  id: string;
  /** Null for a post that has not been created yet. */
  postId: string | null;
  /** The stored version that the changes are based on, and its revision; null for a new post. */
  base: EditorValues;
  baseRevision: number | null;
  /** The current values of the fields. */
  values: EditorValues;
  /** The Idempotency-Keys of saves whose response has not arrived: the server's `saveKey` tells whether one of them succeeded. */
  attempts: string[];
  /** The time of the last change (ISO 8601). */
  changedAt: string;
}

/** Unsaved work that is locked for one editor until `release` is called. */
export interface ClaimedWork {
  id: string;
  /** Null when there was no unsaved work to continue. */
  found: UnsavedWork | null;
  release: () => void;
}

let store: UseStore | undefined;
const openStore = (): UseStore => (store ??= createStore('unsavedPosts', 'work'));

/** Returns all unsaved work in this browser, the newest first; an empty array when storage is blocked. */
export async function listUnsavedWork(): Promise<UnsavedWork[]> {
  try {
    const records = await storedValues<unknown>(openStore());
    return records.flatMap((record) => parseWork(record) ?? []).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
  } catch {
    return [];
  }
}

/** Parses a stored record, which another version of this application may have written; null when it is invalid. */
function parseWork(record: unknown): UnsavedWork | null {
  if (typeof record !== 'object' || record === null) return null;
  const read = (name: keyof UnsavedWork): unknown => Reflect.get(record, name);
  const [id, postId, baseRevision, changedAt, attempts] = [read('id'), read('postId'), read('baseRevision'), read('changedAt'), read('attempts')];
  if (typeof id !== 'string' || typeof changedAt !== 'string') return null;
  return {
    id,
    changedAt,
    postId: typeof postId === 'string' ? postId : null,
    baseRevision: typeof baseRevision === 'number' ? baseRevision : null,
    base: parseValues(read('base')),
    values: parseValues(read('values')),
    attempts: Array.isArray(attempts) ? attempts.filter((key) => typeof key === 'string') : [],
  };
}

/**
 * Claims unsaved work on a post (`null`: on a new post) that no other tab has open: `workId` if available, otherwise the newest. When
 * there is none, claims a new id.
 */
export async function claimUnsavedWork(postId: string | null, workId?: string | null): Promise<ClaimedWork> {
  const candidates = (await listUnsavedWork()).filter((work) => work.postId === postId);
  const requested = candidates.filter(({ id }) => id === workId);
  for (const found of [...requested, ...candidates]) {
    const release = await lock(found.id);
    if (release) return { id: found.id, found, release };
  }
  const id = crypto.randomUUID();
  return { id, found: null, release: (await lock(id)) ?? (() => undefined) };
}

/** After a reload, the previous page may still hold its lock for a moment. */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Resolves to a function that releases the lock, or to null when another tab holds it. The browser releases the locks of a closed tab.
 */
function lock(id: string): Promise<(() => void) | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOCK_TIMEOUT_MS);
  return new Promise((resolve) => {
    navigator.locks
      .request(`unsavedWork:${id}`, { signal: controller.signal }, () => {
        clearTimeout(timer);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}

/** The pending write for each id, null for a deletion. A newer state replaces one that has not been written yet. */
const pendingWrites = new Map<string, UnsavedWork | null>();
let lastWrite: Promise<unknown> = Promise.resolve();

/** Resolves to false when writing fails, because storage is full or blocked. */
function write(id: string, work: UnsavedWork | null): Promise<boolean> {
  pendingWrites.set(id, work);
  const result = lastWrite.then(async () => {
    if (pendingWrites.get(id) !== work) return true;
    pendingWrites.delete(id);
    try {
      await openStore()('readwrite', (records) => {
        if (work) records.put(work, id);
        else records.delete(id);
        const { transaction } = records;
        // Commits explicitly: otherwise the commit waits for the request's event, which a page being closed may never receive.
        transaction.commit();
        return promisifyRequest(transaction);
      });
      return true;
    } catch {
      return false;
    }
  });
  lastWrite = result;
  return result;
}

/** Resolves to whether the work has been stored. */
export const storeUnsavedWork = (work: UnsavedWork): Promise<boolean> => write(work.id, work);
export const deleteUnsavedWork = (id: string): Promise<boolean> => write(id, null);
