import { onRequest } from 'firebase-functions/https';
import { createApp } from './app';
import { ADMIN_PASSWORD_HASH, REGION } from './config';
import { bypassBodyParsers } from './http/raw-body';

bypassBodyParsers();

/**
 * One function for all calls, so that visitors keep it warm for each other. The memory is for bodies: the
 * platform reads up to 32 MB of each of the concurrent requests before our code sees the first.
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
    secrets: [ADMIN_PASSWORD_HASH],
  },
  createApp(),
);
