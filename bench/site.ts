/** Starts the sites to measure: this checkout's emulators and, alongside them, another commit's emulators. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { EMULATORS, OFFSET_STEP, portOffset } from '../tools/emulators/ports';
import { startChild } from '../tools/process/children';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The last line that the emulators print when they are ready. */
const READY = 'Press Ctrl-C to stop the emulators.';

export interface Site {
  name: string;
  url: string;
  /** The environment variables that point a program at the emulators. */
  env: Record<string, string>;
  /** The id of the process that started the emulators. */
  pid: number;
}

interface Options {
  name?: string;
  root?: string;
  offset?: number;
  /** The emulators to start. Without the hosting emulator, the web application isn't built. */
  only?: string;
}

/**
 * Starts the emulators of a checkout with the checkout's own tools and demo content. They stop when the bench
 * exits.
 */
export async function startSite({
  name = 'this site',
  root = ROOT,
  offset = portOffset(process.env),
  only = EMULATORS.join(),
}: Options = {}): Promise<Site> {
  const child = startChild(process.execPath, ['tools/emulators.mjs', '--only', only, '--seed', 'full'], {
    cwd: root,
    env: { ...process.env, PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const env: Record<string, string> = {};
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The emulators of ${name} have stopped.`)));
    if (!child.stdout) return;
    // Keeps reading the output until the emulators stop, because a closed pipe would make them fail.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, variable, value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (variable) env[variable] = value;
      else console.error(`${name}: ${line}`);
      if (line === READY) resolve();
    });
  });
  return { name, url: env.SITE_URL ?? '', env, pid: child.pid ?? NaN };
}

/** Starts this commit's site. If another commit is given, also starts that commit's site. */
export async function startVariants(commit: string | undefined): Promise<Site[]> {
  const sites = [await startSite()];
  if (commit === undefined) return sites;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const name = git('rev-parse', '--short', commit);
  const root = join(ROOT, '.emulators', 'bench', name);
  if (!existsSync(root)) git('worktree', 'add', '--detach', root, name);
  process.once('exit', () => git('worktree', 'remove', '--force', root));
  return [...sites, await startSite({ name, root, offset: portOffset(process.env) + OFFSET_STEP })];
}
