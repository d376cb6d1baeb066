import type { GlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { TIME_ZONE } from '@perro-wisdom/domain/dates';
import { createApp } from './app';
import { ADMIN_PASSWORD_HASH, MAIL, onEmulators, PUBLISHER_TIMEOUT_MS, REGION } from './config';
import { bypassBodyParsers } from './http/raw-body';
import { sendNewMail, sendOverdueMails } from './mail';
import { publishChanges } from './publishing';
import { emptyBin as deleteExpired } from './working-copies/bin';
import { publishScheduled as publishDue, publishScheduledOnEmulators } from './working-copies/schedule';

/** The platform starts each function in processes of its own. The events of the others are parsed by the platform. */
const { FUNCTION_TARGET } = process.env;
if (FUNCTION_TARGET === undefined || FUNCTION_TARGET === 'api') bypassBodyParsers();

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
    secrets: [ADMIN_PASSWORD_HASH, MAIL],
  },
  createApp(),
);

/** A publisher renders one release at a time. A second instance hears of changes meanwhile, and finds the first one at work. */
const PUBLISHER = { region: REGION, memory: '1GiB', cpu: 1, timeoutSeconds: PUBLISHER_TIMEOUT_MS / 1000, maxInstances: 2 } as const;

/** Publishes each change when it is recorded. The platform repeats a failed call for a day. */
export const publish = onDocumentCreated({ ...PUBLISHER, document: `${COLLECTIONS.publications}/{id}`, retry: true }, publishChanges);

/** Publishes the changes whose events were given up or lost. */
export const publishOverdue = onSchedule({ ...PUBLISHER, schedule: 'every 15 minutes' }, publishChanges);

/** Work that takes a moment, and whose runs need not overlap. */
const CHORE = { region: REGION, memory: '512MiB', timeoutSeconds: 300, maxInstances: 1, timeZone: TIME_ZONE } as const;

/** Publishes posts at the time that the owner has set. The change that this records starts `publish`. */
export const publishScheduled = onSchedule({ ...CHORE, schedule: 'every 5 minutes' }, () => publishDue());
if (onEmulators) publishScheduledOnEmulators();

/** Deletes what has been in the bin for long enough. */
export const emptyBin = onSchedule({ ...CHORE, schedule: 'every day 04:00' }, () => deleteExpired());

/** Few at once: providers limit the connections of one account. */
const MAILER: GlobalOptions = { region: REGION, memory: '512MiB', timeoutSeconds: 300, maxInstances: 2, concurrency: 1, secrets: [MAIL] };

/** Sends each mail when it is added to the outbox. Not repeated by the platform: what failed is overdue, and has a time for its next attempt. */
export const sendMail = onDocumentCreated({ ...MAILER, document: `${COLLECTIONS.outbox}/{id}` }, (event) => sendNewMail(event.params.id));

/** Sends the mails whose attempts failed, or whose events were lost. */
export const sendMailOverdue = onSchedule({ ...MAILER, schedule: 'every 5 minutes' }, sendOverdueMails);
