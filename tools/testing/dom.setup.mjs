// Runs before each file of the project `unit-dom`. Waits for a file's pending imports before its document is
// removed. Otherwise they would fail, also for the next file, which shares the modules.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
