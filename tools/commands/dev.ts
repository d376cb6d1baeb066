import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { HOST } from '../emulators/ports';
import type { Suite } from '../emulators/suite';
import { buildFunctions, functionsFingerprint, webEnv } from '../prepare/build';
import { startChild } from '../process/children';
import { printError } from '../process/print-error';

const POLL_INTERVAL_MS = 1_000;

/** Serves the pages with Vite and hot reload, and proxies /api to the emulators. */
export function startVite(root: string, { ports, env }: Suite) {
  const web = join(root, 'web');
  const { resolve } = createRequire(join(web, 'package.json'));
  const vite = join(dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  return startChild(process.execPath, [vite, '--host', HOST, '--port', String(ports.vite), '--strictPort'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, ...webEnv(root, ports) },
  });
}

/**
 * Rebuilds the functions whenever their sources change. The emulator reloads them automatically. Polls for
 * changes, because Node's recursive fs.watch on Linux misses files that an editor replaces.
 */
export function rebuildFunctionsOnChange(root: string) {
  let seen = functionsFingerprint(root);
  const poll = async () => {
    const current = functionsFingerprint(root);
    if (current !== seen) {
      seen = current;
      await buildFunctions(root).catch(printError);
    }
    setTimeout(() => void poll(), POLL_INTERVAL_MS);
  };
  setTimeout(() => void poll(), POLL_INTERVAL_MS);
}
