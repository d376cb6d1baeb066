import { onRequest } from 'firebase-functions/https';
import { createApp } from './app';
import { ADMIN_PASSWORD_HASH, REGION } from './config';
import { bypassBodyParsers } from './http/raw-body';

bypassBodyParsers();

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
    secrets: [ADMIN_PASSWORD_HASH],
  },
  createApp(),
);
