/**
 * Runs before each test file in the `api` group. Sets up a separate project that no trigger watches, and an
 * instance of the function that serves the project in place of Hosting. Clients created later use this
 * project, including those in the function's modules.
 */
import '../../../tools/emulators/demand-indexes.mjs';
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { startFunction } from './function';

process.env.GCLOUD_PROJECT = `demo-${randomUUID()}`;
// This keeps the client from asking Google's metadata server for credentials, which the emulator doesn't
// need.
process.env.METADATA_SERVER_DETECTION = 'none';

const instance = await startFunction();
process.env.SITE_URL = instance.url;
process.env.FUNCTION_URL = instance.url;
afterAll(() => instance.stop());
