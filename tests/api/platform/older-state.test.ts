/**
 * Tests how this version reads sessions, settings and other state stored by another version. The documents
 * contain only the fields that queries need.
 */
import type { SessionSummary } from '@app/domain/account/session';
import type { Topic } from '@app/domain/blog/topics';
import { COLLECTIONS, TOPICS_ID } from '@app/domain/general/collections';
import { dayOf, monthOf } from '@app/domain/stats/days';
import type { StatsReport } from '@app/domain/stats/report';
import type { InstagramStatus } from '@app/domain/instagram/posts';
import type { MailStatus } from '@app/domain/notifications/mail';
import type { PushStatus } from '@app/domain/notifications/push';
import type { LibraryPicture } from '@app/domain/pictures/library';
import type { Backup } from '@app/domain/backup/archive';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { claimEntry } from '../../../functions/src/notifications/outbox';
import { rollUp } from '../../../functions/src/stats/store';
import { call, db, jsonOf, logIn } from '../support/environment';

const TIME = Timestamp.fromDate(new Date('2026-03-05T19:04:00.000Z'));

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
const read = async <T>(path: string): Promise<T> => jsonOf<T>(await call(path, { cookie }));
const store = (collection: string, id: string, fields: object) =>
  db.collection(collection).doc(id).set(fields);

it("an outbox entry from another version is claimed unless this version doesn't recognize its kind", async () => {
  const now = Date.now();
  const due = { state: 'pending', nextAttemptAt: TIME };
  await store(COLLECTIONS.outbox, 'older', { ...due, kind: 'notice', submissionId: 'a' });
  expect(await claimEntry('older', now)).toMatchObject({
    attempts: 1,
    delivery: { kind: 'notice', submissionId: 'a' },
  });
  await store(COLLECTIONS.outbox, 'newer', { ...due, kind: 'carrierPigeon' });
  expect(await claimEntry('newer', now)).toBeNull();
  expect((await db.collection(COLLECTIONS.outbox).doc('newer').get()).data()).toEqual({
    ...due,
    kind: 'carrierPigeon',
  });
});

it('a session without a device name stays valid and is listed', async () => {
  const { docs } = await db.collection(COLLECTIONS.sessions).get();
  const { device, name, ...older } = docs[0]?.data() ?? {};
  expect([device, name]).not.toContain(undefined);
  await docs[0]?.ref.set(older);
  expect(await read<SessionSummary[]>('/api/admin/sessions')).toMatchObject([
    { id: '', device: { browser: '', system: '' }, isCurrent: true },
  ]);
});

it('statistics preserve counts stored by another version of the site', async () => {
  const today = dayOf(new Date());
  const [month, day] = [monthOf(today), `${monthOf(today)}-00`];
  await store(COLLECTIONS.statsMonths, month, {
    counts: { 'view|es|home': 2, 'wave|hello': 3, 'view|en|home': 'many' },
    days: { [day]: { views: 2, waves: 3 } },
    ofTomorrow: 1,
  });
  await store(COLLECTIONS.statsShards, `${month}-00~1`, { counts: { 'view|es|home': 1 } });
  await rollUp(today);
  const { totals, days } = await read<StatsReport>(`/api/admin/stats?month=${month}`);
  expect(totals.views).toBe(3);
  expect(days.find((each) => each.day === day)).toMatchObject({ views: 3, visits: 0, taps: 0 });
  expect((await db.collection(COLLECTIONS.statsMonths).doc(month).get()).data()).toMatchObject({
    counts: { 'view|es|home': 3, 'wave|hello': 3 },
    days: { [day]: { views: 3, waves: 3 } },
    ofTomorrow: 1,
  });
});

it('topics and pictures are listed even if they lack some fields', async () => {
  await store(COLLECTIONS.topics, TOPICS_ID, { topics: [{ kind: 'tag', slug: 'leash', en: 'Leash' }] });
  expect(await read<Topic[]>('/api/admin/topics')).toMatchObject([
    { kind: 'tag', slug: 'leash', en: 'Leash', es: '', isRenaming: false },
  ]);
  await store(COLLECTIONS.pictures, 'dog-1600x900', { uploadedAt: TIME });
  expect(await read<LibraryPicture[]>('/api/admin/pictures')).toMatchObject([
    { id: 'dog-1600x900', altEn: '', focus: '', isDecorative: false },
  ]);
});

it('settings, devices, the Instagram connection and backups are readable even if they lack some fields', async () => {
  await store(COLLECTIONS.settings, 'mail', { confirmToVisitors: true, ofTomorrow: 1 });
  expect(await read<MailStatus>('/api/admin/mail')).toMatchObject({
    language: 'es',
    confirmToVisitors: true,
  });
  await store(COLLECTIONS.pushSubscriptions, 'device', { endpoint: 'https://push.example', seenAt: TIME });
  expect((await read<PushStatus>('/api/admin/push')).devices).toMatchObject([
    { id: 'device', browser: '', failingSince: null },
  ]);
  await store(COLLECTIONS.instagram, 'connection', { username: 'perrowisdom', endsAt: TIME });
  expect((await read<InstagramStatus>('/api/admin/instagram')).connection).toMatchObject({
    username: 'perrowisdom',
    fetchedAt: null,
  });
  await store(COLLECTIONS.backups, 'older', { createdAt: TIME, state: 'complete' });
  expect((await read<{ backups: Backup[] }>('/api/admin/backups')).backups).toMatchObject([
    { id: 'older', state: 'complete', bytes: null },
  ]);
});
