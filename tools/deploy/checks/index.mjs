import {
  imageCleanup,
  instagramSecret,
  linkSigning,
  mailSecret,
  passwordSecrets,
  pushSecret,
  serviceAccountRoles,
} from './access.mjs';
import { apis, billing, budgetAlert, firebaseProject, hostingSite, keptReleases } from './project.mjs';
import { bucket, database, indexes, timeToLive, webApp } from './storage.mjs';

/** @type {import('./check.mjs').Check[]} in the order in which they need each other */
const CHECKS = [
  firebaseProject,
  billing,
  apis,
  database,
  bucket,
  hostingSite,
  keptReleases,
  webApp,
  passwordSecrets,
  mailSecret,
  pushSecret,
  instagramSecret,
  serviceAccountRoles,
  linkSigning,
  indexes,
  timeToLive,
  imageCleanup,
  budgetAlert,
];

const WIDTH = { state: 8, title: Math.max(...CHECKS.map(({ title }) => title.length)) + 1 };

/** @typedef {import('./check.mjs').Result & {title: string, optional: boolean}} Line */

/**
 * Runs every check, one after the other, and prints a line for each; what is missing gets a second line with its remedy.
 * @param {import('./check.mjs').Context} context
 * @param {(line: string) => void} say
 * @returns {Promise<Line[]>}
 */
export async function runChecks(context, say) {
  /** @type {Line[]} */
  const lines = [];
  for (const check of CHECKS) {
    const result = await runCheck(check, context);
    say(`${result.state.padEnd(WIDTH.state)} ${`${check.title}:`.padEnd(WIDTH.title)} ${result.detail}`);
    if (result.remedy) say(`${''.padEnd(WIDTH.state)} ${result.remedy}`);
    lines.push({ ...result, title: check.title, optional: check.optional === true });
    if (check.blocksAll && result.state === 'missing') break;
  }
  return lines;
}

/**
 * A call that Google refuses is a line like the others: the remaining checks run all the same.
 * @param {import('./check.mjs').Check} check
 * @param {import('./check.mjs').Context} context
 * @returns {Promise<import('./check.mjs').Result>}
 */
async function runCheck(check, context) {
  try {
    return await check.run(context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      state: 'missing',
      detail: message,
      remedy: 'The check could not be made. Run the command again when this is solved.',
    };
  }
}

/** What a deployment cannot do without. @param {Line[]} lines */
export const blocking = (lines) => lines.filter(({ state, optional }) => state === 'missing' && !optional);
