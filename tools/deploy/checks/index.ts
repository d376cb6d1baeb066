import { GoogleError, isDisabledApi } from '../../../functions/src/platform/google-api';
import { linkSigning, serviceAccountRoles, serviceAgents } from './access';
import { leftToSetup, missing, type Check, type Context, type Result } from './check';
import { apis, billing, budgetAlert, firebaseProject, hostingSite, keptReleases } from './project';
import { scheduledBackups, softDelete } from './recovery';
import { instagramSecret, mailSecret, passwordSecrets, pushSecret } from './secrets';
import { bucket, database, indexes, timeToLive, webApp } from './storage';

/** All checks, in dependency order. */
const CHECKS: Check[] = [
  firebaseProject,
  billing,
  apis,
  database,
  scheduledBackups,
  bucket,
  softDelete,
  hostingSite,
  keptReleases,
  webApp,
  passwordSecrets,
  mailSecret,
  pushSecret,
  instagramSecret,
  serviceAccountRoles,
  serviceAgents,
  linkSigning,
  indexes,
  timeToLive,
  budgetAlert,
];

const WIDTH = { state: 8, title: Math.max(...CHECKS.map(({ title }) => title.length)) + 1 };

type Line = Result & { title: string; optional: boolean };

/** The checks that collect settings for a build. */
export const OF_THE_BUILD = [bucket, hostingSite, webApp];

/**
 * Runs the checks one after another. Prints a line for each check and, if something is missing, how to fix
 * it.
 */
export async function runChecks(
  context: Context,
  say: (line: string) => void,
  checks = CHECKS,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const check of checks) {
    const result = await runCheck(check, context);
    say(`${result.state.padEnd(WIDTH.state)} ${`${check.title}:`.padEnd(WIDTH.title)} ${result.detail}`);
    if (result.remedy) say(`${''.padEnd(WIDTH.state)} ${result.remedy}`);
    lines.push({ ...result, title: check.title, optional: check.optional === true });
    if (check.blocksAll && result.state === 'missing') break;
  }
  return lines;
}

/**
 * Runs a check. If Google rejects a call, returns the error as the result, so that the other checks still
 * run.
 */
async function runCheck(check: Check, context: Context): Promise<Result> {
  try {
    return await check.run(context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof GoogleError) || error.status !== 403)
      return missing(message, 'Run the command again once this is fixed.');
    if (!isDisabledApi(error))
      return missing(message, `Your account lacks this permission. An owner of ${context.project} has it.`);
    const { service = 'serviceusage.googleapis.com' } = error.refusal;
    return context.readOnly
      ? leftToSetup(context, message)
      : missing(message, `Run: gcloud services enable ${service} --project ${context.project}`);
  }
}

/** Describes the problems among the check results (`lines`) that prevent a deployment. */
export const blocking = (lines: Line[]): string[] =>
  lines
    .filter(({ state, optional }) => state === 'missing' && !optional)
    .map(({ title, detail }) => `${title}: ${detail}.`);
