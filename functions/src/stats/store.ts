/**
 * Stores event counts. A day's counts are spread over several documents (shards), and each write increments
 * one of them. A month's counts are in a single document. `rollUp` moves the counts from past days into it.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { asMap, asNumber } from '@app/domain/stored/reader';
import { addTo, limited, type Counts } from '@app/domain/stats/keys';
import { dayOf, monthOf, statsExpiry } from '@app/domain/stats/days';
import { totalsOf, type Totals } from '@app/domain/stats/report';
import { STATS_GATHERING_MS, STATS_KEYS_PER_DAY, STATS_SHARDS } from '../platform/config';
import { readFields } from '../platform/documents';
import { db } from '../platform/firebase';
import { createSerialQueue } from '../platform/serial-queue';
import { createKeyLimit } from './limits';

const shards = db.collection(COLLECTIONS.statsShards);
const months = db.collection(COLLECTIONS.statsMonths);

/**
 * The maximum number of keys per write. Firestore allows 500 increments
 * (https://cloud.google.com/firestore/quotas).
 */
const KEYS_PER_WRITE = 400;

const limitKeys = createKeyLimit(STATS_KEYS_PER_DAY);
const inTurn = createSerialQueue();

/** The counts that the next write will store. */
let open: { counts: Counts; written: Promise<void> } | null = null;

/**
 * Adds `counts` to the current day's counts. Resolves once `counts` has been stored. Counts that arrive
 * during a write are combined, so an instance writes only a few times a second, no matter how many beacons it
 * receives.
 */
export function addCounts(counts: Counts): Promise<void> {
  const batch = open ?? openBatch();
  addTo(batch.counts, counts);
  return batch.written;
}

function openBatch() {
  const counts: Counts = {};
  const written = inTurn(async () => {
    await wait(STATS_GATHERING_MS);
    // From this point on, new counts belong to the next write.
    open = null;
    await writeCounts(counts, dayOf(new Date()));
  });
  open = { counts, written };
  return open;
}

/** Adds `counts` to the stored counts of a day in one commit. */
export async function writeCounts(counts: Counts, day: string): Promise<void> {
  const entries = Object.entries(limitKeys(counts, day));
  const batch = db.batch();
  const first = randomInt(STATS_SHARDS);
  for (let start = 0; start < entries.length; start += KEYS_PER_WRITE) {
    const shard = (first + start / KEYS_PER_WRITE) % STATS_SHARDS;
    const increments = entries
      .slice(start, start + KEYS_PER_WRITE)
      .map(([key, count]) => [key, FieldValue.increment(count)]);
    const expiresAt = Timestamp.fromDate(statsExpiry(day));
    batch.set(
      shards.doc(`${day}~${shard}`),
      { day, expiresAt, counts: Object.fromEntries(increments) as DocumentData },
      { merge: true },
    );
  }
  await batch.commit();
}

const asCounts = asMap(asNumber);
const countsOf = (document: DocumentSnapshot): Counts =>
  readFields(asCounts, document.ref.path, document.get('counts'));
const dayOfShard = (id: string): string => id.slice(0, '2026-03-05'.length);

export interface MonthCounts {
  counts: Counts;
  days: Record<string, Totals>;
}

/**
 * Accepts any totals: a day may be missing a total that was added later, or have a total that only
 * another version counts.
 */
const asDays = asMap(asCounts);

function monthOfDocument(document: DocumentSnapshot): MonthCounts {
  const days = Object.entries(readFields(asDays, document.ref.path, document.get('days')));
  return {
    counts: countsOf(document),
    days: Object.fromEntries(days.map(([day, totals]) => [day, { ...totalsOf({}), ...totals }])),
  };
}

/** Adds a day's counts to its month's counts, in place. */
function addDay(month: MonthCounts, day: string, counts: Counts): void {
  const totals = totalsOf(counts);
  const sum = { ...(month.days[day] ?? totalsOf({})) };
  for (const name of Object.keys(totals) as (keyof Totals)[]) sum[name] += totals[name];
  month.days[day] = sum;
  addTo(month.counts, counts);
}

/**
 * Returns the counts for the given months, keyed by month, including days that haven't been rolled up yet.
 */
export async function readMonths(names: readonly string[]): Promise<Map<string, MonthCounts>> {
  // Reading in a single transaction ensures that a day is counted only once, even while it is being rolled
  // up.
  const { stored, recent } = await db.runTransaction(
    async (transaction) => ({
      stored: await transaction.getAll(...names.map((name) => months.doc(name))),
      recent: await transaction.get(shards),
    }),
    { readOnly: true },
  );
  const found = new Map(stored.map((document) => [document.id, monthOfDocument(document)]));
  for (const shard of recent.docs) {
    const day = dayOfShard(shard.id);
    const month = found.get(monthOf(day));
    if (month) addDay(month, day, countsOf(shard));
  }
  return found;
}

/**
 * Moves the counts of all days before today into their months. May run late, more than once or concurrently,
 * because a single transaction adds a day's counts to its month and deletes the day's shards. A later count
 * for a day that has been rolled up creates a new shard, which the next run rolls up.
 */
export async function rollUp(today = dayOf(new Date())): Promise<void> {
  const { docs } = await shards.where(FieldPath.documentId(), '<', shards.doc(today)).select().get();
  for (const day of new Set(docs.map(({ id }) => dayOfShard(id)))) await rollUpDay(day);
}

function rollUpDay(day: string): Promise<void> {
  const document = months.doc(monthOf(day));
  const ofDay = shards
    .where(FieldPath.documentId(), '>=', shards.doc(day))
    .where(FieldPath.documentId(), '<', shards.doc(`${day}~~`));
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(ofDay);
    if (docs.length === 0) return;
    const month = monthOfDocument(await transaction.get(document));
    const counts: Counts = {};
    for (const shard of docs) addTo(counts, countsOf(shard));
    addDay(month, day, counts);
    const expiresAt = Timestamp.fromDate(statsExpiry(day));
    const changes = { counts: limited(month.counts), days: month.days, expiresAt };
    transaction.set(document, changes, { mergeFields: Object.keys(changes) });
    for (const { ref } of docs) transaction.delete(ref);
  });
}
