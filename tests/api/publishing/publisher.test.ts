/**
 * How publishers share the work, and what they do when something fails. On a database of its own, which no
 * function watches.
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

/** A site in memory, of the build `b1`. */
class Site implements ReleaseTarget {
  files = new Map<string, string>();
  buildId = 'b1';
  releases = 0;
  /** The paths that each release has put. */
  readonly put: string[][] = [];
  /** Called before the next releases, one after the other. */
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
 * Publishes one file, `/posts`, that lists the slugs of all changed posts; `during` runs while it is
 * rendered.
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
/** How many releases take these addresses. */
const PARTS = 3;

/**
 * Publishes a fact into `/home`, and later into the files at `LATER`; a changed post into its page. What is
 * rendered says the fact of that moment; `during` runs before.
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

/** Records that the facts were published. */
const recordFact = (): Promise<void> =>
  db.runTransaction((transaction) => {
    queuePublication(transaction, { collection: 'siteContent' });
    return Promise.resolve();
  });

/** What the files say, without repetitions. */
const saying = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => site.files.get(path) ?? 'nothing')),
];

/** Records that a post was published, as its save does. */
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

/** A promise, and the function that fulfils it. */
function signal(): { reached: Promise<void>; reach: () => void } {
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { reached, reach };
}

async function holdLease(kind: 'publisher' | 'deployment', expiresInMs: number): Promise<void> {
  await lease.set({ holder: 'somebody', kind, expiresAt: Timestamp.fromMillis(Date.now() + expiresInMs) });
}

describe('a publisher', () => {
  it('releases all pending changes at once, and says since when they are live', async () => {
    await record('sit');
    await record('stay');
    expect(await readStatus()).toEqual({ state: 'publishing', liveSince: null });
    const before = Date.now();
    await publishPending(publisher());
    expect([site.files.get('/posts'), site.releases, await pendingCount()]).toEqual(['sit stay', 1, 0]);
    const { state: told, liveSince } = await readStatus();
    expect(told).toBe('live');
    expect(Date.parse(liveSince ?? '')).toBeGreaterThanOrEqual(before - 1);
    expect((await lease.get()).exists).toBe(false);
  });

  it('publishes what is recorded while it works, and another one leaves that to it', async () => {
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
    // Its event is delivered again, in case the first one dies.
    await expect(publishPending(publisher(second))).rejects.toThrow('Another publisher holds the lease');
    expect(second).not.toHaveBeenCalled();
    recorded.reach();
    await first;
    await publishPending(publisher(second));
    expect(second).not.toHaveBeenCalled();
    expect([site.files.get('/posts'), await pendingCount()]).toEqual(['sit stay', 0]);
  });

  it('makes no release where nothing looks different', async () => {
    site.files.set('/posts', 'sit');
    await record('sit');
    await publishPending(publisher());
    expect([site.releases, await pendingCount(), (await readStatus()).state]).toEqual([0, 0, 'live']);
  });

  it('counts changes as live where no files are served', async () => {
    await record('sit');
    await publishPending({ ...publisher(), target: null });
    expect((await readStatus()).state).toBe('live');
  });
});

describe('a publisher that died', () => {
  it('is not in the way once its lease has expired', async () => {
    await record('sit');
    await holdLease('publisher', 60_000);
    await expect(publishPending(publisher())).rejects.toThrow('Another publisher holds the lease');
    expect(site.releases).toBe(0);
    await holdLease('publisher', -1);
    await publishPending(publisher());
    expect(site.files.get('/posts')).toBe('sit');
  });

  it('is taken over by the events of its changes, which are delivered until they are live', async () => {
    await record('sit');
    // Of a process that was killed, no timer runs any more, and nothing is given up.
    const dies = signal();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    try {
      void publishPending(publisher(() => (dies.reach(), new Promise(() => undefined))));
      await dies.reached;
      await record('stay');
      // The platform delivers each event again after an error, and once only after a success.
      for (const event of ['sit', 'stay', 'sit'])
        await expect(publishPending(publisher()), event).rejects.toThrow('Another publisher holds the lease');
      vi.setSystemTime(Date.now() + LEASE_MS.publisher + 1);
      // Either may be the first to find the lease free.
      const taking = [publishPending(publisher()), publishPending(publisher())];
      expect((await Promise.allSettled(taking)).map(({ status }) => status)).toContain('fulfilled');
    } finally {
      vi.useRealTimers();
    }
    expect([site.files.get('/posts'), site.releases, await pendingCount()]).toEqual(['sit stay', 1, 0]);
  });

  it('is no reason to deliver the event of a change again that is live', async () => {
    await holdLease('publisher', 60_000);
    await publishPending(publisher());
    expect(site.releases).toBe(0);
  });

  it('between its release and its record of it leaves nothing to be released twice', async () => {
    await record('sit');
    site.files.set('/posts', 'sit');
    await holdLease('publisher', -1);
    await publishPending(publisher());
    expect([site.releases, await pendingCount()]).toEqual([0, 0]);
  });

  it('releases nothing when it was only slow and another one has its lease', async () => {
    await record('sit');
    await expect(publishPending(publisher(() => holdLease('publisher', 60_000)))).rejects.toThrow(
      'not renewed in time',
    );
    expect([site.releases, await pendingCount()]).toEqual([0, 1]);
    expect((await lease.get()).get('holder')).toBe('somebody');
  });
});

describe('a change that affects more than one release takes', () => {
  it('is live on the urgent pages first, then part by part, in their order', async () => {
    await recordFact();
    const told: string[] = [];
    await publishPending(
      factPublisher(() => 'a', { during: async () => void told.push((await readStatus()).state) }),
    );
    expect(site.put).toEqual([
      ['/home'],
      LATER.slice(0, ADDRESSES_PER_RELEASE),
      LATER.slice(ADDRESSES_PER_RELEASE, -1),
      LATER.slice(-1),
    ]);
    expect(told).toEqual(Array(1 + PARTS).fill('publishing'));
    expect([await pendingCount(), (await readStatus()).state, (await lease.get()).exists]).toEqual([
      0,
      'live',
      false,
    ]);
  });

  it('goes on where it was cut off', async () => {
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

  it('goes on after its publisher died between its first release and its record of it', async () => {
    await recordFact();
    site.files.set('/home', 'a');
    await publishPending(factPublisher(() => 'a'));
    expect([site.releases, saying(LATER)]).toEqual([PARTS, ['a']]);
  });

  it('that is changed again meanwhile says the newest everywhere, without rendering what is left of the earlier change', async () => {
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
    // The part during which it changed, the urgent pages again, and the parts of the new change that do not
    // say it yet.
    expect(site.put.map(([first]) => first)).toEqual([
      '/home',
      LATER[0],
      '/home',
      LATER[ADDRESSES_PER_RELEASE],
      LATER.at(-1),
    ]);
    expect([saying(['/home', ...LATER]), rendered, await pendingCount()]).toEqual([['b'], 2 + 1 + PARTS, 0]);
  });

  it('lets another change go first', async () => {
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

  it('is left to another publisher when the time of one is up, which its event starts', async () => {
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
      // The platform calls the function for each new document, and only then.
      expect(left.filter(({ id }) => !before.has(id)).length).toBeGreaterThan(0);
    }
    await publishPending(factPublisher(() => 'a', { workMs: -1 }));
    expect([saying(['/home', ...LATER]), await pendingCount()]).toEqual([['a'], 0]);
  });

  it('is not delayed while it makes progress', async () => {
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
  it('stay pending, the owner is told, and the next publisher tries again', async () => {
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

  it('are delayed when they wait for more than two minutes', async () => {
    await record('sit');
    expect((await readStatus(Date.now() + 119_000)).state).toBe('publishing');
    expect((await readStatus(Date.now() + 125_000)).state).toBe('delayed');
  });

  it('wait for the function of the build that is live', async () => {
    site.buildId = 'b2';
    await record('sit');
    await expect(publishPending(publisher())).rejects.toThrow(
      'The live site is build b2, this function is build b1.',
    );
    expect([site.releases, (await readStatus()).state]).toEqual([0, 'delayed']);
  });

  it('wait for a deployment, and the platform is to call again', async () => {
    await record('sit');
    await holdLease('deployment', 60_000);
    await expect(publishPending(publisher())).rejects.toThrow('A deployment is running');
    expect([site.releases, await pendingCount(), (await readStatus()).state]).toEqual([0, 1, 'publishing']);
  });

  it('are prepared anew when somebody else has made a release meanwhile', async () => {
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
  it('that is delivered twice, late, or out of order, releases nothing twice', async () => {
    await record('sit');
    await record('stay');
    for (let delivery = 1; delivery <= 4; delivery += 1) await publishPending(publisher());
    expect([site.files.get('/posts'), site.releases, await pendingCount()]).toEqual(['sit stay', 1, 0]);
  });
});

describe('the lease', () => {
  it('is given to one of many who ask for it together', async () => {
    const leases = await Promise.allSettled(Array.from({ length: 5 }, takePublisherLease));
    const taken = leases.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(taken).toHaveLength(1);
    await taken[0]?.release();
  });

  it('is taken again for a change that was recorded just before it was given up', async () => {
    await record('sit');
    const run = db.runTransaction.bind(db);
    let isRecorded = false;
    const spy = vi.spyOn(db, 'runTransaction').mockImplementation(async (work) => {
      // With nothing left to publish, the next transaction gives the lease up.
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

it('a change that no visitor can see is not recorded', async () => {
  await db.runTransaction((transaction) => {
    queuePublication(transaction, { collection: 'posts', before: null, after: null });
    return Promise.resolve();
  });
  expect(await pendingCount()).toBe(0);
});
