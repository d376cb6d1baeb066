/** Runs the commands for deployments and previews. */
import { join } from 'node:path';
import { timeZoneOf } from '../prepare/time-zone';
import { onlyLooking } from './checks/check';
import { OF_THE_BUILD, blocking, runChecks } from './checks/index';
import type { Google } from './google';
import { PREVIEW_VARIABLE } from './lease';
import { CommandFailed } from './run';
import { buildEnv, contentEnv, quotaEnv } from './settings';

const PREVIEW_EXPIRES = '7d';

/**
 * Matches temporary refusals. They occur after many index changes in a row (firebase-tools issue 1119), and
 * in the first minutes after a project starts to use Eventarc (issue 7774;
 * https://cloud.google.com/eventarc/docs/troubleshooting).
 */
const TEMPORARY = /too much contention|Eventarc Service Agent|first time using 2nd gen functions/i;
const TEMPORARY_TIMEOUT_MS = 15 * 60_000;

type Env = Record<string, string>;

/** The context in which a project's commands run. */
export interface Machine {
  google: Google;
  root: string;
  /** Runs a command. Throws `CommandFailed` if the command fails. */
  run: (command: string, args: string[], env?: Env) => Promise<void>;
  say: (line: string) => void;
}

export const pagesIn = ({ root }: Machine): string => join(root, 'web', 'dist');

/** Builds the pages and the function. */
export async function build({ run, root }: Machine, env: Env): Promise<void> {
  const buildEnv = { ...env, TIME_ZONE: timeZoneOf(root) };
  await run('npm', ['run', 'build', '-w', 'web'], buildEnv);
  await run('npm', ['run', 'build', '-w', 'functions', '--', '--with-pages'], buildEnv);
}

/** Renders the project's content into files: every page, picture and feed. */
export function renderPages(machine: Machine, env: Env): Promise<void> {
  const program = join(machine.root, 'functions', 'lib', 'publish-everything.js');
  return machine.run(process.execPath, [program, pagesIn(machine)], {
    ...env,
    ...contentEnv(machine.google.project),
  });
}

function firebase(
  { google, root, run }: Machine,
  command: string,
  args: string[],
  env: Env = {},
): Promise<void> {
  const { NODE_OPTIONS = '' } = process.env;
  const hook = new URL('gzip/system.mjs', import.meta.url).href;
  const cli = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  return run(process.execPath, [cli, command, '--project', google.project, '--non-interactive', ...args], {
    ...env,
    ...quotaEnv(google.project),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${hook}`,
  });
}

/** Runs `firebase deploy`, with retries after temporary refusals. Idempotent. */
export function firebaseDeploy(machine: Machine, args: string[], env?: Env): Promise<unknown> {
  return machine.google.until(
    'The deployment',
    async () => {
      try {
        await firebase(machine, 'deploy', args, env);
        return true;
      } catch (error) {
        if (!(error instanceof CommandFailed && TEMPORARY.test(error.output))) throw error;
        machine.say('Google is not ready yet, retrying');
        return undefined;
      }
    },
    TEMPORARY_TIMEOUT_MS,
  );
}

/**
 * Renders the site from a project's content and publishes the files to a preview channel. Nobody can log in
 * to the owner's area in a preview, because the preview's build has no gate.
 */
export async function publishPreview(machine: Machine, channel: string): Promise<void> {
  const { google, root } = machine;
  const context = onlyLooking(google, root);
  const problems = blocking(await runChecks(context, machine.say, OF_THE_BUILD));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const env = buildEnv(context.settings, '', true);
  await build(machine, env);
  await renderPages(machine, env);
  const args = [channel, '--expires', PREVIEW_EXPIRES, '--no-authorized-domains'];
  await firebase(machine, 'hosting:channel:deploy', args, { [PREVIEW_VARIABLE]: channel });
}
