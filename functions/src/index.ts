import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@app/domain/general/collections';
import { TIME_ZONE } from '@app/domain/general/time-zone/zone';
import { createApp } from './app';
import { makeBackup as makeRequestedBackup } from './backup/make';
import {
  ADMIN_PASSWORD_GATE,
  ADMIN_PASSWORD_HASH,
  BACKUP_TIMEOUT_MS,
  INSTAGRAM,
  MAIL,
  onEmulators,
  PUBLISHER_TIMEOUT_MS,
  PUSH,
  REGION,
} from './platform/config';
import { admitMalformedPaths } from './platform/http/malformed-path';
import { bypassBodyParsers } from './platform/http/raw-body';
import { news } from './inbox/news';
import { sendNewEntry } from './notifications';
import { publishChanges } from './publishing';
import { publishScheduledOnEmulators } from './drafts/schedule';
import { runJobs } from './jobs/run';
import { JOBS } from './jobs/schedules';

/**
 * The platform runs each function in its own processes. The workarounds below apply only where `api` runs,
 * because the platform itself must parse the other functions' events.
 */
const { FUNCTION_TARGET } = process.env;
if (FUNCTION_TARGET === undefined || FUNCTION_TARGET === 'api') {
  bypassBodyParsers();
  admitMalformedPaths();
}

/**
 * Serves all routes as one function, so that a request to any route keeps it warm for the others. It needs
 * this much memory for request bodies: the platform buffers up to 32 MB for each concurrent request before
 * our code runs.
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
    secrets: [ADMIN_PASSWORD_HASH, ADMIN_PASSWORD_GATE, MAIL, PUSH, INSTAGRAM],
  },
  createApp(),
);

/** The options of functions that render pages and pictures. */
const RENDERER = { region: REGION, memory: '1GiB', cpu: 1 } as const;

/**
 * Publishes each change when it is recorded. The platform retries a failed call for a day. Releases are
 * rendered one at a time: if a later event starts a second instance while the first one is at work, the
 * second instance fails. The platform then redelivers that event, so its change is published even if the
 * first instance dies.
 */
export const publish = onDocumentCreated(
  {
    ...RENDERER,
    document: `${COLLECTIONS.publications}/{id}`,
    retry: true,
    timeoutSeconds: PUBLISHER_TIMEOUT_MS / 1000,
    maxInstances: 2,
  },
  publishChanges,
);

/**
 * Sends each email and push notification when it is added to the outbox. The platform doesn't retry failed
 * entries; each one stores the time of its next attempt, and `everyFiveMinutes` retries it. Few instances run
 * at once, because email providers limit the connections per account.
 */
export const notify = onDocumentCreated(
  {
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 300,
    maxInstances: 2,
    concurrency: 1,
    secrets: [MAIL, PUSH],
    document: `${COLLECTIONS.outbox}/{id}`,
  },
  (event) => sendNewEntry(event.params.id, news),
);

/**
 * Makes each backup that the owner requests. Pictures are streamed in parts, and memory holds the prefetched
 * parts and the list of all files. The platform doesn't retry: the owner sees the failure and can request
 * another backup.
 */
export const makeBackup = onDocumentCreated(
  {
    ...RENDERER,
    maxInstances: 1,
    timeoutSeconds: BACKUP_TIMEOUT_MS / 1000,
    document: `${COLLECTIONS.backups}/{id}`,
  },
  (event) => makeRequestedBackup(event.params.id),
);

// The scheduled functions; jobs/schedules.ts lists their jobs. Each function has the memory, timeout and
// secrets of its most demanding job, because the jobs run concurrently. firebase-tools allows at most 30
// minutes for a scheduled function, and 9 for an event-driven one (its lib/deploy/functions/validate.js). By
// default, Cloud Scheduler doesn't retry a failed run; the next run makes up for it.
// https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs#retryconfig

/**
 * Publishes and sends whatever is overdue. A second run may start while the first is still publishing, so
 * that emails don't have to wait for it.
 */
export const everyFiveMinutes = onSchedule(
  {
    ...RENDERER,
    schedule: 'every 5 minutes',
    timeoutSeconds: PUBLISHER_TIMEOUT_MS / 1000,
    maxInstances: 2,
    concurrency: 1,
    secrets: [MAIL, PUSH],
  },
  () => runJobs(JOBS.everyFiveMinutes),
);
if (onEmulators) publishScheduledOnEmulators();

export const everySixHours = onSchedule(
  { ...RENDERER, schedule: 'every 6 hours', timeoutSeconds: 60, maxInstances: 1, secrets: [INSTAGRAM] },
  () => runJobs(JOBS.everySixHours),
);

export const everyNight = onSchedule(
  {
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 300,
    maxInstances: 1,
    timeZone: TIME_ZONE,
    schedule: 'every day 03:00',
  },
  () => runJobs(JOBS.everyNight),
);
