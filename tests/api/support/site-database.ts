/**
 * Runs before each test file of the group `api-site`. The function's modules get the tests' client, because
 * theirs needs the function's environment.
 */
import { vi } from 'vitest';

vi.mock('../../../functions/src/platform/firebase', async () => ({
  db: (await import('./environment')).db,
}));
