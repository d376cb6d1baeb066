/**
 * Runs before each test file of the `api-site` group. Makes the function's modules use the tests' Firestore
 * client, because their own client needs the function's environment.
 */
import { vi } from 'vitest';

vi.mock('../../../functions/src/platform/firebase', async () => ({
  db: (await import('./environment')).db,
}));
