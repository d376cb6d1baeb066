/** Runs before each test file of the group `api-site`: the function's own modules get the tests' client, as theirs needs the function's environment. */
import { vi } from 'vitest';

vi.mock('../../../functions/src/platform/firebase', async () => ({
  db: (await import('./environment')).db,
}));
