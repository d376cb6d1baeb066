// Runs before each test file of the project `unit-dom`. Waits for the file's pending imports before its
// document is removed. Otherwise, the imports would fail, even for the next file, which shares the modules.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
