import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { HOST } from './emulators/ports.mjs';
import { buildFunctions, functionsFingerprint, webEnv } from './prepare/build.mjs';
import { startChild } from './process/children.mjs';

const POLL_INTERVAL_MS = 1_000;

/**
 * Serves the pages with Vite and hot reload; /api is proxied to the emulators.
 * @param {string} root
 * @param {import('./emulators/suite.mjs').Suite} suite
 */
export function startVite(root, { ports, env }) {
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
 * Rebuilds the functions whenever their sources change; the emulator reloads them automatically. It polls because on Linux Node's
 * recursive fs.watch misses files that an editor replaces.
 * @param {string} root
 */
export function rebuildFunctionsOnChange(root) {
  let seen = functionsFingerprint(root);
  const poll = async () => {
    const current = functionsFingerprint(root);
    if (current !== seen) {
      seen = current;
      await buildFunctions(root).catch((error) => console.error(error.message));
    }
    setTimeout(poll, POLL_INTERVAL_MS);
  };
  setTimeout(poll, POLL_INTERVAL_MS);
}
