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
    secrets: [ADMIN_PASSWORD_HASH, ADMIN_PASSWORD_GATE, MAIL, PUSH, INSTAGRAM],
  },
  createApp(),
);

/** Renders pages and pictures. */
const RENDERER = { region: REGION, memory: '1GiB', cpu: 1 } as const;

/**
 * Publishes each change when it is recorded. The platform repeats a failed call for a day. A publisher renders one release at a time: a second
 * instance hears of changes meanwhile, finds the first one at work, and is called again in case that one dies.
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
 * Sends each mail and each push notification when it is added to the outbox. Not repeated by the platform: what failed is overdue, and has a
 * time for its next attempt. Few at once: providers of e-mail limit the connections of one account.
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
 * Makes each backup that the owner asks for. Pictures pass through in parts; the memory is for those that are fetched ahead and for the
 * list of all files. Not repeated by the platform: she sees that it failed, and can ask again.
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

// The schedules: what runs on each is in jobs/schedules.ts. Each function has the memory, the time and the secrets of the most demanding of
// its jobs, which run side by side. firebase-tools takes at most 30 minutes for one, and 9 for a function that an event starts (its
// lib/deploy/functions/validate.js).
// Cloud Scheduler repeats no run that failed unless it is told to (https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs#retryconfig); the next one comes anyway.

/** Has what publishing and sending need. A second run may begin while the first one publishes, so that mails do not wait for it. */
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
