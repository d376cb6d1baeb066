/** Kills each kind of work at every step, and checks that nothing is lost or wrongly duplicated. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { INSTAGRAM_LIMIT } from '@app/domain/instagram/posts';
import { bucketName, UPLOADS_PATH } from '@app/domain/pictures/images';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeBackup } from '../../../functions/src/backup/make';
import { archiveOf, readBackups, requestBackup } from '../../../functions/src/backup/store';
import { queuePublication } from '../../../functions/src/content/queue-publication';
import { storeSubmission } from '../../../functions/src/inbox/store';
import { standInConfig } from '../../../functions/src/instagram/config';
import { fetchPosts } from '../../../functions/src/instagram/fetch';
import { sealToken } from '../../../functions/src/instagram/token';
import { outbox } from '../../../functions/src/notifications/outbox';
import { sendDueEntries } from '../../../functions/src/notifications/sender';
import {
  BACKUP_SILENCE_MS,
  INSTAGRAM_CLAIM_MS,
  OUTBOX_LEASE_MS,
} from '../../../functions/src/platform/config';
import { db, getUploadsBucket } from '../../../functions/src/platform/firebase';
import type { WorkerJob } from '../../../functions/src/pictures/images/worker';
import { LEASE_MS } from '../../../functions/src/publishing/lease';
import { publishPending, type Publisher } from '../../../functions/src/publishing/publisher';
import { openArchive } from '../../../tools/backup/read-archive';
import { restoreArchive } from '../../../tools/backup/restoring';
import { startInstagramStandIn } from '../../../tools/emulators/stand-ins/instagram';
import { contactRequest } from '../support/contact-request';
import { killAtEveryStep, type Step } from '../support/killing';

const MINUTES = 60_000;
vi.setConfig({ testTimeout: 5 * MINUTES });

vi.hoisted(() => {
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.MAIL_SERVER = 'smtp://127.0.0.1:9';
});

// These tests don't process the posts' pictures, because starting a process for each picture would take
// minutes.
vi.mock(import('../../../functions/src/pictures/images/child-process'), async (original) => ({
  ...(await original()),
  async *runJob(job: WorkerJob, bytes: Buffer) {
    if (job.task !== 'files') throw new Error(`a job of the kind ${job.task}`);
    const path = `${UPLOADS_PATH}/${job.name}-1x1.webp`;
    await Promise.resolve();
    yield { type: 'placeholder' as const, image: { path, bytes: new Uint8Array() } };
    yield { type: 'file' as const, file: { path, format: 'webp' as const, bytes } };
  },
}));

// The fake clock is installed only once and never moves back, because the Firestore client would otherwise
// wait for it to catch up.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval'] }));
afterAll(() => vi.useRealTimers());

const clear = (...names: string[]) =>
  Promise.all(names.map((name) => db.recursiveDelete(db.collection(name))));

const clearEverything = async () => clear(...(await db.listCollections()).map(({ id }) => id));

type Bucket = Awaited<ReturnType<typeof getUploadsBucket>>;

/** Wraps the bucket so that each file save is a step. */
const savingBy = (step: Step, bucket: Bucket): Bucket =>
  Object.assign(Object.create(bucket) as Bucket, {
    file: (name: string) => {
      const file = bucket.file(name);
      const save = (content: () => AsyncIterable<Buffer>, options: object) =>
        step(() => file.save(content, options));
      return Object.assign(Object.create(file) as typeof file, { save });
    },
  });

/** Advances the clock past the end of a period of `ms` milliseconds, such as a lease. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms + 1);

it('a message is stored once, with one notification email, when its sender retries', async () => {
  const entriesOf = async (id: string) => (await outbox.where('submissionId', '==', id).get()).size;
  const kills = await killAtEveryStep(db, {
    prepare: () => Promise.resolve(randomUUID().replaceAll('-', '')),
    work: (id) => storeSubmission(id, contactRequest(), { page: '' }),
    after: async (id, ended) => {
      const stored = await db.collection(COLLECTIONS.contactSubmissions).doc(id).get();
      expect(await entriesOf(id), ended).toBe(stored.exists ? 1 : 0);
      await storeSubmission(id, contactRequest(), { page: '' });
      expect((await stored.ref.get()).exists, ended).toBe(true);
      expect(await entriesOf(id), ended).toBe(1);
    },
  });
  expect(kills).toBeGreaterThan(4);
});

it('an email is sent again only if the record of the first attempt was lost', async () => {
  const sending = (sent: string[], step: Step) => ({
    mail: ({ ref }: { ref: { id: string } }) =>
      step(() => {
        sent.push(ref.id);
        return Promise.resolve(null);
      }),
    push: () => Promise.resolve(null),
    now: Date.now,
  });
  const kills = await killAtEveryStep(db, {
    prepare: async () => {
      await clear(COLLECTIONS.outbox, COLLECTIONS.contactSubmissions);
      await storeSubmission(randomUUID(), contactRequest(), { page: '' });
      const sent: string[] = [];
      return sent;
    },
    work: (sent, step) => sendDueEntries(sending(sent, step)),
    after: async (sent, ended) => {
      const [entry] = (await outbox.get()).docs;
      const isDone = entry?.get('state') === 'sent';
      const before = sent.length;
      expect(before, ended).toBeLessThanOrEqual(1);
      pass(OUTBOX_LEASE_MS);
      await sendDueEntries(sending(sent, (act) => act()));
      expect((await entry?.ref.get())?.get('state'), ended).toBe('sent');
      expect(sent, ended).toHaveLength(isDone ? before : before + 1);
    },
  });
  expect(kills).toBeGreaterThan(5);
});

it('a publication is no longer pending once its last release is live', async () => {
  const publications = db.collection(COLLECTIONS.publications);
  const publisher = (files: Map<string, string>, step: Step, workMs: number): Publisher => ({
    target: {
      digest: (bytes) => Buffer.from(bytes).toString(),
      readLive: () => step(() => Promise.resolve({ buildId: 'b1', files: new Map(files) })),
      release: (_base, { put }) =>
        step(() => {
          for (const [path, bytes] of put) files.set(path, Buffer.from(bytes).toString());
          return Promise.resolve();
        }),
    },
    buildId: () => Promise.resolve('b1'),
    prepare: (changes, live) => {
      const isFirst = changes.some(({ collection }) => collection === 'siteContent');
      const path = isFirst ? '/home' : '/more';
      return Promise.resolve({
        put: new Map(live.files.has(path) ? [] : [[path, Buffer.from('new')]]),
        remove: new Set<string>(),
        later: isFirst ? ['/more'] : [],
      });
    },
    workMs,
  });
  const kills = await killAtEveryStep(db, {
    prepare: async () => {
      await clear(COLLECTIONS.publications, COLLECTIONS.publishing);
      await db.runTransaction((transaction) => {
        queuePublication(transaction, { collection: 'siteContent' });
        return Promise.resolve();
      });
      return new Map<string, string>();
    },
    // The publisher's time is up after the first release, so the rest is queued for another publisher.
    work: (files, step) => publishPending(publisher(files, step, -1)),
    after: async (files, ended) => {
      if (files.size < 2) expect((await publications.get()).size, ended).toBeGreaterThan(0);
      pass(LEASE_MS.publisher);
      await publishPending(publisher(files, (act) => act(), MINUTES));
      expect([...files.keys()], ended).toEqual(['/home', '/more']);
      expect((await publications.get()).size, ended).toBe(0);
      expect((await db.collection(COLLECTIONS.publishing).doc('lease').get()).exists, ended).toBe(false);
    },
  });
  expect(kills).toBeGreaterThan(12);
});

it('after a fetch is killed, the next fetch stores the Instagram posts and queues them for publishing in the same transaction', async () => {
  const standIn = await startInstagramStandIn(0);
  const config = standInConfig(standIn.url);
  const posts = db.collection(COLLECTIONS.instagramPosts);
  const publications = db.collection(COLLECTIONS.publications);
  const kills = await killAtEveryStep(db, {
    prepare: async () => {
      await clear(COLLECTIONS.instagram, COLLECTIONS.instagramPosts, COLLECTIONS.publications);
      const { account } = standIn.behavior;
      await db
        .collection(COLLECTIONS.instagram)
        .doc('connection')
        .set({
          account: `id-of-${account}`,
          username: account,
          sealedToken: sealToken(`long.${account}.${Date.now()}`, config.appSecret),
          renewedAt: Timestamp.fromMillis(Date.now() - 2 * DAY_MS),
          endsAt: Timestamp.fromMillis(Date.now() + 5 * DAY_MS),
          fetchedAt: null,
          problem: null,
          problemSince: null,
          fetch: null,
        });
    },
    work: () => fetchPosts(config),
    after: async (_scene, ended) => {
      const shown = (await posts.get()).size;
      expect((await publications.get()).size, ended).toBe(shown === 0 ? 0 : 1);
      pass(INSTAGRAM_CLAIM_MS);
      await fetchPosts(config);
      expect((await posts.get()).size, ended).toBe(INSTAGRAM_LIMIT);
      expect((await publications.get()).size, ended).toBe(1);
      expect((await db.doc(`${COLLECTIONS.instagram}/connection`).get()).get('problem'), ended).toBe(null);
    },
  });
  await standIn.stop();
  expect(kills).toBeGreaterThan(10);
});

it('a killed backup ends up complete or failed and does not block the next backup, and a killed restore can be resumed', async () => {
  await clearEverything();
  await db.doc(`${COLLECTIONS.services}/heeling`).set({ titleEn: 'Heeling', order: 1 });
  const source = await getUploadsBucket();
  await source.file('images/uploads/heeling-1x1.webp').save('a picture', { resumable: false });
  let archive = '';
  const backupKills = await killAtEveryStep(db, {
    prepare: async () => {
      await clear(COLLECTIONS.backups);
      return (await requestBackup()).id;
    },
    work: (id) => makeBackup(id),
    after: async (_id, ended) => {
      pass(BACKUP_SILENCE_MS);
      expect(['complete', 'failed'], ended).toContain((await readBackups())[0]?.state);
      const next = await requestBackup();
      await makeBackup(next.id);
      expect((await readBackups())[0], ended).toMatchObject({ id: next.id, state: 'complete' });
      archive = next.id;
    },
  });
  expect(backupKills).toBeGreaterThan(6);

  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const path = join(folder, 'backup.zip');
  await archiveOf(source, archive).download({ destination: path });
  const opened = await openArchive(path);
  const restoreKills = await killAtEveryStep(db, {
    prepare: async () => {
      await clearEverything();
      return getStorage().bucket(bucketName(`demo-${randomUUID()}`));
    },
    work: (bucket, step) => restoreArchive(opened, { db, bucket: savingBy(step, bucket) }, () => undefined),
    after: async (bucket, ended) => {
      const has = async (name: string) => !(await db.collection(name).limit(1).get()).empty;
      const isDone = !(await has(COLLECTIONS.restores)) && (await has(COLLECTIONS.services));
      // Restoring also compares all restored data with the archive.
      if (!isDone) await restoreArchive(opened, { db, bucket }, () => undefined);
      expect(await has(COLLECTIONS.restores), ended).toBe(false);
      expect(await has(COLLECTIONS.services), ended).toBe(true);
    },
  });
  opened.close();
  rmSync(folder, { recursive: true });
  expect(restoreKills).toBeGreaterThan(5);
});
