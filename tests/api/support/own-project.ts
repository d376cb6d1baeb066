/**
 * Runs before each test file of the group `api`: gives it a project of its own, which no trigger watches, and an instance of the function
 * that serves it in place of Hosting. What connects to Firestore and Storage afterwards, the function's own modules included, finds it.
 */
import '../../../tools/emulators/demand-indexes.mjs';
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { startFunction } from './function';

process.env.GCLOUD_PROJECT = `demo-${randomUUID()}`;
// Keeps the client from asking Google's metadata server for credentials, which the emulator does not need.
process.env.METADATA_SERVER_DETECTION = 'none';

const instance = await startFunction();
process.env.SITE_URL = instance.url;
process.env.FUNCTION_URL = instance.url;
afterAll(() => instance.stop());
