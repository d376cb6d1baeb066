// Runs before each file of the project `unit-dom`: what a file still loads when it has ended would fail with its document, for the next file
// too, which shares the modules.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
