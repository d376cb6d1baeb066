// What is measured side by side: this site, the same without scripts, and the site of another commit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OFFSET_STEP, portOffset } from '../tools/emulators/ports';
import { endChild, startChild } from '../tools/process/children';
import { serveSite } from './site-server.mjs';

/**
 * Returns a rendered page without its scripts.
 * @param {string} html
 */
const withoutScripts = (html) =>
  html.replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g, '');

/**
 * Serves a site without the scripts of its pages: what no work on scripts can be faster than.
 * @param {string} hosting
 */
export const serveWithoutScripts = (hosting) =>
  serveSite(hosting, (body, type) =>
    type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body,
  );

/**
 * Starts the emulators of another commit, on ports beside these, with its own tools, packages and demo content. Returns the address of its Hosting.
 * @param {string} root
 * @param {string} commit
 */
export async function startCommit(root, commit) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const id = git('rev-parse', '--short', commit);
  const folder = join(root, '.emulators', 'bench', id);
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, id);
  const env = { ...process.env, PORT_OFFSET: String(portOffset(process.env) + OFFSET_STEP) };
  const print = 'console.log(`Hosting: ${process.env.SITE_URL}`); setInterval(() => undefined, 1e6)';
  const suite = startChild(
    process.execPath,
    ['tools/emulators.mjs', '--seed', 'full', '--', process.execPath, '-e', print],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // They would go on without a measurement that has failed.
  process.once('exit', () => suite.kill());
  const close = async () => {
    await endChild(suite);
    git('worktree', 'remove', '--force', folder);
  };
  let said = '';
  for await (const chunk of suite.stdout ?? []) {
    said += String(chunk);
    const [, url] = /Hosting: (\S+)/.exec(said) ?? [];
    if (url) return { id, url, close };
  }
  throw new Error(`The emulators of ${id} did not start:\n${said}`);
}
