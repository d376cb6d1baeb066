// Runs before each component test file. Waits for the file's pending imports before its document is removed.
// Otherwise, those imports would fail, even for the next file, which shares the modules.
import { afterAll, vi } from 'vitest';

if (globalThis.document) {
  const { configure } = await import('@testing-library/react');
  // On a busy machine, rendering a whole screen takes longer than the default timeout of one second.
  configure({ asyncUtilTimeout: 5000 });
}

afterAll(() => vi.dynamicImportSettled());
