/**
 * Tests how publishers share work and handle failures, using a separate database that no function watches.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firebase';
import { LEASE_MS } from '../../../functions/src/publishing/lease';
import { publishPending, type Publisher } from '../../../functions/src/publishing/publisher';
import { takePublisherLease } from '../../../functions/src/publishing/publisher-lease';
import { ADDRESSES_PER_RELEASE } from '../../../functions/src/platform/config';
import { queuePublication } from '../../../functions/src/content/queue-publication';
import { readStatus } from '../../../functions/src/publishing/queue';
import {
  ReleaseConflict,
  type LiveRelease,
  type ReleaseTarget,
} from '../../../functions/src/publishing/target';

vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'publisher')) };
});

const publications = db.collection(COLLECTIONS.publications);
const lease = db.collection(COLLECTIONS.publishing).doc('lease');
const state = db.collection(COLLECTIONS.publishing).doc('state');

/** An in-memory site with the build `b1`. */
class Site implements ReleaseTarget {
  files = new Map<string, string>();
  buildId = 'b1';
  releases = 0;
  /** The paths written by each release. */
  readonly put: string[][] = [];
  /** Functions that simulate faults. Each release starts by removing the next one and calling it. */
  readonly faults: (() => void)[] = [];

  readonly digest = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

  readLive(): Promise<LiveRelease> {
    return Promise.resolve({ buildId: this.buildId, files: new Map(this.files) });
  }

  release(_base: LiveRelease, { put }: { put: ReadonlyMap<string, Uint8Array> }): Promise<void> {
    this.faults.shift()?.();
    for (const [path, bytes] of put) this.files.set(path, this.digest(bytes));
    this.put.push([...put.keys()]);
    this.releases += 1;
    return Promise.resolve();
  }
}

let site: Site;
beforeEach(async () => {
  site = new Site();
  const { docs } = await publications.get();
  await Promise.all([...docs.map(({ ref }) => ref.delete()), lease.delete(), state.delete()]);
});

/**
 * Returns a publisher that renders just one file, `/posts`, which lists the slugs of all changed posts.
 * `during` runs while the file is being rendered.
 */
function publisher(during: () => Promise<void> = () => Promise.resolve()): Publisher {
  return {
    target: site,
    buildId: () => Promise.resolve('b1'),
    prepare: async (changes, live) => {
      await during();
      const before = live.files.get('/posts')?.split(' ') ?? [];
      const slugs = changes.flatMap((change) =>
        change.collection === 'posts' && change.after ? change.after.slug : [],
      );
      const text = [...new Set([...before, ...slugs])].join(' ');
      return {
        put: new Map(text === live.files.get('/posts') ? [] : [['/posts', Buffer.from(text)]]),
        remove: new Set(),
        later: [],
      };
    },
    workMs: 60_000,
  };
}

const LATER = Array.from({ length: 2 * ADDRESSES_PER_RELEASE + 1 }, (_, index) => `/en/blog/post-${index}`);
/** The number of releases it takes to publish the addresses in `LATER`. */
const PARTS = 3;

/**
 * Returns a publisher that writes a fact into `/home` and then into the files at `LATER`. For a changed post,
 * it writes the fact into the post's page. Each file contains the fact as it was when the file was rendered.
 * `during` runs before rendering.
 */
function factPublisher(
  fact: () => string,
  {
    workMs = 60_000,
    during = () => Promise.resolve(),
  }: { workMs?: number; during?: () => Promise<void> } = {},
): Publisher {
  return {
    ...publisher(),
    workMs,
    prepare: async (changes, live) => {
      await during();
      const affectsAll = changes.some(({ collection }) => collection === 'siteContent');
      const now = changes.flatMap((change) => {
        if (change.collection === 'addresses') return change.addresses;
        return change.collection === 'posts' && change.after ? [`/en/blog/${change.after.slug}`] : ['/home'];
      });
      const put = new Map(
        now.filter((path) => live.files.get(path) !== fact()).map((path) => [path, Buffer.from(fact())]),
      );
      return { put, remove: new Set(), later: affectsAll ? LATER : [] };
    },
  };
}

/** Queues a change to the facts. */
const recordFact = (): Promise<void> =>
  db.runTransaction((transaction) => {
    queuePublication(transaction, { collection: 'siteContent' });
    return Promise.resolve();
  });

/** Returns the distinct contents of the files at the given paths. */
const saying = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => site.files.get(path) ?? 'nothing')),
];

/** Queues a post for publication, as saving it does. */
const record = (slug: string): Promise<void> =>
  db.runTransaction((transaction) => {
    const after = {
      slug,
      publishedAt: '2026-03-05T14:00:00.000Z',
      categorySlug: 'obedience',
      tagSlugs: [],
      listPage: { en: 1, es: 1 },
    };
    queuePublication(transaction, { collection: 'posts', before: null, after });
    return Promise.resolve();
  });

const pendingCount = async (): Promise<number> => (await publications.count().get()).data().count;

/** Returns a promise and the function that resolves it. */
function signal(): { reached: Promise<void>; reach: () => void } {
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { reached, reach };
}

async function holdLease(kind: 'publisher' | 'deployment', expiresInMs: number): Promise<void> {
  await lease.set({ holder: 'somebody', kind, expiresAt: Timestamp.fromMillis(Date.now() + expiresInMs) });
}

describe('a publisher', () => {
  it('releases all pending changes at once, and records when they went live', async () => {
    await record('sit');
    await record('stay');
    expect(await readStatus()).toEqual({ state: 'publishing', liveSince: null });
    const before = Date.now();
    await publishPending(publisher());
    expect([site.files.get('/posts'), site.releases, await pendingCount()]).toEqual(['sit stay', 1, 0]);
    const { state: current, liveSince } = await readStatus();
    expect(current).toBe('live');
    expect(Date.parse(liveSince ?? '')).toBeGreaterThanOrEqual(before - 1);
    expect((await lease.get()).exists).toBe(false);
  });

  it('publishes changes queued while it runs, while other publishers are rejected', async () => {
    await record('sit');
    const [rendering, recorded] = [signal(), signal()];
    const first = publishPending(
      publisher(() => {
        rendering.reach();
        return recorded.reached;
      }),
    );
    await rendering.reached;
    await record('stay');
    const second = vi.fn(() => Promise.resolve());
    // The error makes the platform redeliver the event, in case the first publisher dies.
    await expect(publishPending(publisher(second))).rejects.toThrow('Another publisher holds the lease');
    expect(second).not.toHaveBeenCalled();
    recorded.reach();
    await first;
    await publishPending(publisher(second));
    expect(second).not.toHaveBeenCalled();
    expect([site.files.get('/posts'), await pendingCount()]).toEqual(['sit stay', 0]);
  });

  it('makes no release if no live file would change', async () => {
    site.files.set('/posts', 'sit');
    await record('sit');
    await publishPending(publisher());
    expect([site.releases, await pendingCount(), (await readStatus()).state]).toEqual([0, 0, 'live']);
  });

  it('marks changes as live when no files are served', async () => {
    await record('sit');
    await publishPending({ ...publisher(), target: null });
    expect((await readStatus()).state).toBe('live');
  });
});

describe('a publisher that stopped responding', () => {
  it('blocks other publishers only until its lease expires', async () => {
    await record('sit');
    await holdLease('publisher', 60_000);
    await expect(publishPending(publisher())).rejects.toThrow('Another publisher holds the lease');
    expect(site.releases).toBe(0);
    await holdLease('publisher', -1);
    await publishPending(publisher());
    expect(site.files.get('/posts')).toBe('sit');
  });

  it('is replaced by another publisher once an event for one of its changes is redelivered', async () => {
    await record('sit');
    // A killed process fires no more timers and doesn't release its lease.
    const dies = signal();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    try {
      void publishPending(publisher(() => (dies.reach(), new Promise(() => undefined))));
      await dies.reached;
      await record('stay');
      // The platform redelivers each event after an error until it succeeds.
      for (const event of ['sit', 'stay', 'sit'])
        await expect(publishPending(publisher()), event).rejects.toThrow('Another publisher holds the lease');
      vi.setSystemTime(Date.now() + LEASE_MS.publisher + 1);
      // Either publisher may be the first to notice that the lease is free.
      const taking = [publishPending(publisher()), publishPending(publisher())];
      expect((await Promise.allSettled(taking)).map(({ status }) => status)).toContain('fulfilled');
    } finally {
      vi.useRealTimers();
    }
    expect([site.files.get('/posts'), site.releases, await pendingCount()]).toEqual(['sit stay', 1, 0]);
  });

  it('does not cause the event for a live change to be redelivered', async () => {
    await holdLease('publisher', 60_000);
    await publishPending(publisher());
    expect(site.releases).toBe(0);
  });

  it('does not cause a second release if it had released changes but not yet marked them as live', async () => {
    await record('sit');
    site.files.set('/posts', 'sit');
    await holdLease('publisher', -1);
    await publishPending(publisher());
    expect([site.releases, await pendingCount()]).toEqual([0, 0]);
  });

  it('releases nothing if it was merely slow and another publisher took its lease', async () => {
    await record('sit');
    await expect(publishPending(publisher(() => holdLease('publisher', 60_000)))).rejects.toThrow(
      'not renewed in time',
    );
    expect([site.releases, await pendingCount()]).toEqual([0, 1]);
    expect((await lease.get()).get('holder')).toBe('somebody');
  });
});

describe('a change that needs several releases', () => {
  it('goes live on the urgent pages first, then on the other pages in order, part by part', async () => {
    await recordFact();
    const states: string[] = [];
    await publishPending(
      factPublisher(() => 'a', { during: async () => void states.push((await readStatus()).state) }),
    );
    expect(site.put).toEqual([
      ['/home'],
      LATER.slice(0, ADDRESSES_PER_RELEASE),
      LATER.slice(ADDRESSES_PER_RELEASE, -1),
      LATER.slice(-1),
    ]);
    expect(states).toEqual(Array(1 + PARTS).fill('publishing'));
    expect([await pendingCount(), (await readStatus()).state, (await lease.get()).exists]).toEqual([
      0,
      'live',
      false,
    ]);
  });

  it('resumes where it was interrupted', async () => {
    await recordFact();
    site.faults.push(
      () => undefined,
      () => undefined,
      () => {
        throw new Error('cut off');
      },
    );
    await expect(publishPending(factPublisher(() => 'a'))).rejects.toThrow('cut off');
    expect([site.releases, await pendingCount()]).toEqual([2, PARTS - 1]);
    await publishPending(factPublisher(() => 'a'));
    expect([site.releases, saying(['/home', ...LATER]), await pendingCount()]).toEqual([1 + PARTS, ['a'], 0]);
  });

  it('resumes after its publisher dies between making the first release and marking it as live', async () => {
    await recordFact();
    site.files.set('/home', 'a');
    await publishPending(factPublisher(() => 'a'));
    expect([site.releases, saying(LATER)]).toEqual([PARTS, ['a']]);
  });

  it('skips its remaining parts once a newer change replaces it', async () => {
    let fact = 'a';
    let rendered = 0;
    await recordFact();
    await publishPending(
      factPublisher(() => fact, {
        during: async () => {
          rendered += 1;
          if (site.releases !== 1 || fact === 'b') return;
          fact = 'b';
          await recordFact();
        },
      }),
    );
    // The fact changes while a part is being rendered. The urgent pages are then released again, followed by
    // the parts of the new change that contain outdated files.
    expect(site.put.map(([first]) => first)).toEqual([
      '/home',
      LATER[0],
      '/home',
      LATER[ADDRESSES_PER_RELEASE],
      LATER.at(-1),
    ]);
    expect([saying(['/home', ...LATER]), rendered, await pendingCount()]).toEqual([['b'], 2 + 1 + PARTS, 0]);
  });

  it('lets another change go live before its remaining parts', async () => {
    await recordFact();
    let isRecorded = false;
    await publishPending(
      factPublisher(() => 'a', {
        during: async () => {
          if (site.releases !== 1 || isRecorded) return;
          isRecorded = true;
          await record('new-post');
        },
      }),
    );
    expect(site.put.map(([first]) => first)).toEqual([
      '/home',
      LATER[0],
      '/en/blog/new-post',
      LATER[ADDRESSES_PER_RELEASE],
      LATER.at(-1),
    ]);
  });

  it('is handed over to another publisher when the first one runs out of time', async () => {
    await recordFact();
    for (let releases = 1; releases <= PARTS; releases += 1) {
      const before = new Set((await publications.get()).docs.map(({ id }) => id));
      await publishPending(factPublisher(() => 'a', { workMs: -1 }));
      const left = (await publications.get()).docs;
      expect([site.releases, left.length, (await lease.get()).exists]).toEqual([
        releases,
        PARTS + 1 - releases,
        false,
      ]);
      // The platform calls the function only when a document is created.
      expect(left.filter(({ id }) => !before.has(id)).length).toBeGreaterThan(0);
    }
    await publishPending(factPublisher(() => 'a', { workMs: -1 }));
    expect([saying(['/home', ...LATER]), await pendingCount()]).toEqual([['a'], 0]);
  });

  it('does not count as delayed while it makes progress', async () => {
    await recordFact();
    await publishPending(factPublisher(() => 'a', { workMs: -1 }));
    const { docs } = await publications.get();
    await Promise.all(
      docs.map(({ ref }) => ref.update({ createdAt: Timestamp.fromMillis(Date.now() - 600_000) })),
    );
    expect((await readStatus()).state).toBe('publishing');
    expect((await readStatus(Date.now() + 125_000)).state).toBe('delayed');
  });
});

describe('changes that cannot be published', () => {
  it('stay pending, count as delayed, and are retried by the next publisher', async () => {
    await record('sit');
    site.faults.push(() => {
      throw new Error('the quota is used up');
    });
    await expect(publishPending(publisher())).rejects.toThrow('the quota is used up');
    expect([await pendingCount(), (await readStatus()).state]).toEqual([1, 'delayed']);
    expect((await state.get()).get('problem')).toBe('the quota is used up');
    await publishPending(publisher());
    expect([site.files.get('/posts'), (await readStatus()).state]).toEqual(['sit', 'live']);
  });

  it('count as delayed after more than two minutes', async () => {
    await record('sit');
    expect((await readStatus(Date.now() + 119_000)).state).toBe('publishing');
    expect((await readStatus(Date.now() + 125_000)).state).toBe('delayed');
  });

  it('wait for the live build’s function', async () => {
    site.buildId = 'b2';
    await record('sit');
    await expect(publishPending(publisher())).rejects.toThrow(
      'The live site is build b2, this function is build b1.',
    );
    expect([site.releases, (await readStatus()).state]).toEqual([0, 'delayed']);
  });

  it('wait while a deployment is running, and the platform retries them', async () => {
    await record('sit');
    await holdLease('deployment', 60_000);
    await expect(publishPending(publisher())).rejects.toThrow('A deployment is running');
    expect([site.releases, await pendingCount(), (await readStatus()).state]).toEqual([0, 1, 'publishing']);
  });

  it('are prepared again if another release went live in the meantime', async () => {
    await record('stay');
    site.faults.push(() => {
      site.files.set('/posts', 'sit');
      throw new ReleaseConflict();
    });
    await publishPending(publisher());
    expect(site.files.get('/posts')).toBe('sit stay');
  });
});

describe('an event', () => {
  it('does not cause a second release, even if it is delivered twice, late or out of order', async () => {
    await record('sit');
    await record('stay');
    for (let delivery = 1; delivery <= 4; delivery += 1) await publishPending(publisher());
    expect([site.files.get('/posts'), site.releases, await pendingCount()]).toEqual(['sit stay', 1, 0]);
  });
});

describe('the lease', () => {
  it('is granted to only one of several concurrent requests', async () => {
    const leases = await Promise.allSettled(Array.from({ length: 5 }, takePublisherLease));
    const taken = leases.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(taken).toHaveLength(1);
    await taken[0]?.release();
  });

  it('is taken again for a change that was queued just before the lease was released', async () => {
    await record('sit');
    const run = db.runTransaction.bind(db);
    let isRecorded = false;
    const spy = vi.spyOn(db, 'runTransaction').mockImplementation(async (work) => {
      // If there is nothing left to publish, the next transaction releases the lease.
      if (!isRecorded && (await pendingCount()) === 0) {
        isRecorded = true;
        await record('stay');
        await expect(publishPending(publisher())).rejects.toThrow('Another publisher holds the lease');
      }
      return run(work);
    });
    await publishPending(publisher());
    spy.mockRestore();
    expect([site.files.get('/posts'), await pendingCount()]).toEqual(['sit stay', 0]);
    expect((await lease.get()).exists).toBe(false);
  });
});

it('queuePublication ignores a change that visitors cannot see', async () => {
  await db.runTransaction((transaction) => {
    queuePublication(transaction, { collection: 'posts', before: null, after: null });
    return Promise.resolve();
  });
  expect(await pendingCount()).toBe(0);
});
