import type { GlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { TIME_ZONE } from '@perro-wisdom/domain/general/dates';
import { createApp } from './app';
import { makeBackup as makeRequestedBackup } from './backup/make';
import { deleteExpiredBackups } from './backup/store';
import {
  ADMIN_PASSWORD_HASH,
  BACKUP_TIMEOUT_MS,
  INSTAGRAM,
  INSTAGRAM_FETCH_MS,
  MAIL,
  onEmulators,
  PUBLISHER_TIMEOUT_MS,
  PUSH,
  REGION,
} from './platform/config';
import { admitMalformedPaths } from './platform/http/malformed-path';
import { bypassBodyParsers } from './platform/http/raw-body';
import { fetchInstagramPosts } from './instagram';
import { sendNewEntry, sendOverdueEntries } from './notifications';
import { publishChanges } from './publishing';
import { rollUp } from './stats/store';
import { emptyBin as deleteExpired } from './drafts/bin';
import { publishScheduled as publishDue, publishScheduledOnEmulators } from './drafts/schedule';

/** The platform starts each function in processes of its own. The events of the others are parsed by the platform. */
const { FUNCTION_TARGET } = process.env;
if (FUNCTION_TARGET === undefined || FUNCTION_TARGET === 'api') {
  bypassBodyParsers();
  admitMalformedPaths();
}

/**
 * One function for all routes, so that each request keeps it warm for the others. It needs the memory for request bodies: the platform
 * buffers up to 32 MB for each of the concurrent requests before our code runs.
 */
export const api = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    cpu: 1,
    concurrency: 20,
    maxInstances: 10,
    timeoutSeconds: 60,
    invoker: 'public',
    secrets: [ADMIN_PASSWORD_HASH, MAIL, PUSH, INSTAGRAM],
  },
  createApp(),
);

/** A publisher renders one release at a time. A second instance hears of changes meanwhile, finds the first one at work, and is called again in case that one dies. */
const PUBLISHER = {
  region: REGION,
  memory: '1GiB',
  cpu: 1,
  timeoutSeconds: PUBLISHER_TIMEOUT_MS / 1000,
  maxInstances: 2,
} as const;

/** Publishes each change when it is recorded. The platform repeats a failed call for a day. */
export const publish = onDocumentCreated(
  { ...PUBLISHER, document: `${COLLECTIONS.publications}/{id}`, retry: true },
  publishChanges,
);

/** Publishes the changes whose events were given up or lost. */
export const publishOverdue = onSchedule({ ...PUBLISHER, schedule: 'every 15 minutes' }, publishChanges);

/** Work that takes a moment, and whose runs need not overlap. */
const CHORE = {
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: 300,
  maxInstances: 1,
  timeZone: TIME_ZONE,
} as const;

/** Publishes drafts at the time that the owner has set. The change that this records starts `publish`. */
export const publishScheduled = onSchedule({ ...CHORE, schedule: 'every 5 minutes' }, () => publishDue());
if (onEmulators) publishScheduledOnEmulators();

/** Deletes what has been in the bin for long enough, and the backups that the owner no longer downloads. */
export const emptyBin = onSchedule({ ...CHORE, schedule: 'every day 04:00' }, async () => {
  await deleteExpired();
  await deleteExpiredBackups();
});

/** Adds up the counts of the days that are over. */
export const rollUpStats = onSchedule({ ...CHORE, schedule: 'every day 00:20' }, () => rollUp());

/** Few at once: providers of e-mail limit the connections of one account. */
const SENDER: GlobalOptions = {
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: 300,
  maxInstances: 2,
  concurrency: 1,
  secrets: [MAIL, PUSH],
};

/**
 * Sends each mail and each push notification when it is added to the outbox. Not repeated by the platform: what failed is overdue, and has a
 * time for its next attempt.
 */
export const notify = onDocumentCreated({ ...SENDER, document: `${COLLECTIONS.outbox}/{id}` }, (event) =>
  sendNewEntry(event.params.id),
);

/** Sends what failed, and what was added by an event that was lost. */
export const notifyOverdue = onSchedule({ ...SENDER, schedule: 'every 5 minutes' }, sendOverdueEntries);

/** Has the memory for pictures. */
const INSTAGRAM_READER: GlobalOptions = {
  region: REGION,
  memory: '1GiB',
  cpu: 1,
  timeoutSeconds: INSTAGRAM_FETCH_MS / 1000,
  maxInstances: 1,
  concurrency: 1,
  secrets: [INSTAGRAM],
};

/** Fetches the Instagram posts when an account was connected, or the owner asks for it. Not repeated: the schedule follows. */
export const fetchInstagram = onDocumentCreated(
  { ...INSTAGRAM_READER, document: `${COLLECTIONS.instagramFetches}/{id}` },
  (event) => fetchInstagramPosts(event.params.id),
);

/** Fetches the Instagram posts, and renews the token, whose last thirty days have 120 of these runs. */
export const fetchInstagramRegularly = onSchedule({ ...INSTAGRAM_READER, schedule: 'every 6 hours' }, () =>
  fetchInstagramPosts(),
);

/**
 * Makes each backup that the owner asks for. Pictures pass through in parts; the memory is for those that are fetched ahead and for the
 * list of all files. Not repeated by the platform: she sees that it failed, and can ask again.
 */
export const makeBackup = onDocumentCreated(
  {
    region: REGION,
    memory: '1GiB',
    cpu: 1,
    maxInstances: 1,
    timeoutSeconds: BACKUP_TIMEOUT_MS / 1000,
    document: `${COLLECTIONS.backups}/{id}`,
  },
  (event) => makeRequestedBackup(event.params.id),
);
