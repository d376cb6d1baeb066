import { onlyLocale } from '@app/domain/content/site-languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildIdOf,
  readDefaultSite,
  listFiles,
  readLiveRelease,
  releaseChanges,
  type Site,
} from '../../functions/src/publishing/hosting';
import type { Lease } from '../../functions/src/publishing/lease';
import {
  assetsIn,
  keepEarlierAssets,
  nextHistory,
  readHistory,
  withNextAssets,
  HISTORY_PATH,
  type AssetHistory,
} from './asset-history';
import { seedOf } from '../emulators/seed';
import { builtStamp, problemsOfBuild } from './build-stamp';
import { onlyLooking } from './checks/check';
import { blocking, runChecks } from './checks/index';
import { listIndexes } from './checks/storage';
import { build, firebaseDeploy, pagesIn, renderPages, type Machine } from './commands';
import {
  CONTENT,
  demoContentIn,
  readContent,
  readSiteLanguages,
  type Content,
  type Placeholders,
} from './content';
import { FUNCTIONS_ARGS, functionsToDelete, problemsOfDeletion } from './functions';
import type { Google } from './google';
import { LEASE_VARIABLE, takeDeploymentLease } from './lease';
import { problemsOfLiveSite } from './live-site';
import { problemsOfPassword, readPasswordSecrets } from './password-secrets';
import { describeRelease } from './rolling-back';
import { buildEnv, regionOf, type Settings } from './settings';

/** Firestore takes a few minutes to build an index, even for an empty collection. */
const INDEX_TIMEOUT_MS = 20 * 60_000;

/** A hint appended to a failed deployment's error message. */
const UNFINISHED = 'The previous steps are complete. Once you have fixed this, run the same command again.';

export interface Options {
  /** Whether to load the seed if the database is empty. */
  seed: boolean;
  /** Whether placeholders and invented testimonials may be published. */
  demoContent: boolean;
  /** Whether a site without services may be published. */
  allowEmpty: boolean;
  /** Whether uncommitted changes may be deployed. */
  allowDirty: boolean;
  /** The names of deployed functions that may be deleted, because the source no longer has them. */
  deletedFunctions: string[];
}

/** The dependencies of a deployment, which rehearsals replace. */
export interface Deployment extends Machine {
  options: Options;
  placeholders: Placeholders;
  /** The names of the functions in the source. */
  functions: string[];
  /** Runs a command and returns its output. */
  capture: (command: string, args: string[]) => Promise<string>;
  confirm: (question: string) => Promise<boolean>;
}

/**
 * Deploys the site to a project prepared by setup, and returns the live site's address. Changes nothing
 * before the confirmation, and can be rerun after an interruption. If a check fails, the error lists all the
 * problems it found.
 */
export async function deploy(deployment: Deployment): Promise<string> {
  const { google, root, say, confirm, options } = deployment;
  const { project } = google;

  refuse('This cannot be deployed', await problemsOfTree(deployment));
  say(`Checking ${project}`);
  const context = onlyLooking(google, root);
  refuse('The project is not ready', blocking(await runChecks(context, say)));
  const { settings } = context;
  const deleted = await functionsToDelete(google, regionOf(root), deployment.functions);
  refuse('Functions would be deleted', problemsOfDeletion(deleted, options.deletedFunctions));
  const content = await readContent(google);
  const { facts, ...lists } = content;
  const isEmpty = facts === null && Object.values(lists).every((ids) => ids.length === 0);
  refuse('The content is not ready', problemsOfContent(deployment, content, isEmpty));

  const site = await readDefaultSite(google, project);
  const loadsSeed = options.seed && isEmpty;
  for (const line of await planOf(deployment, site, settings, content, loadsSeed)) say(line);
  for (const { name } of deleted) say(`Deletes   the function ${name}`);
  if (!(await confirm(`Deploy to ${project}?`))) throw new Error('Nothing was changed.');

  const buildId = await carryOut(deployment, site, settings, loadsSeed).catch((cause: unknown) => {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${UNFINISHED}`, { cause });
  });

  const problems = await problemsOfLiveSite(google, site, buildId);
  refuse(
    `Deployed, but ${site.url} does not work`,
    problems,
    `npm run deploy:rollback -- ${project} publishes an earlier version.`,
  );
  say(`Live: ${site.url} (build ${buildId})`);
  return site.url;
}

/** Performs every step that changes the project. Returns the id of the new live build. */
async function carryOut(
  deployment: Deployment,
  site: Site,
  settings: Settings | undefined,
  loadsSeed: boolean,
): Promise<string> {
  const { google, root, say, run, options } = deployment;
  const { project } = google;
  await firebaseDeploy(deployment, ['--only', 'firestore,storage']);
  await indexesReady(deployment);
  if (loadsSeed) {
    await run('npm', ['run', 'seed', '--', seedOf(root), '--project', project], {
      STORAGE_BUCKET: settings?.STORAGE_BUCKET ?? '',
    });
  }

  const secrets = await readPasswordSecrets(google);
  refuse("The owner's password was changed during the deployment", problemsOfPassword(secrets));
  const env = buildEnv(settings, secrets.gate ?? '', options.allowEmpty);
  await build(deployment, env);
  refuse(
    'The build cannot be deployed',
    problemsOfBuild(root, { project, siteUrl: settings?.PUBLIC_SITE_URL }),
  );
  const { buildId } = builtStamp(root);

  // The steps below change the live site. While they run, whatever the owner publishes is queued, and the
  // function releases it after the deployment.
  const lease = await takeDeploymentLease(google, say);
  try {
    await release(deployment, site, env, buildId, lease);
  } finally {
    await lease.release();
  }
  return buildId;
}

/** Releases a build in an order that keeps every page's scripts available at all times. */
async function release(
  deployment: Deployment,
  site: Site,
  env: Record<string, string>,
  buildId: string,
  lease: Lease,
): Promise<void> {
  const { google } = deployment;
  const folder = pagesIn(deployment);
  const now = new Date();
  const assets = assetsIn(folder);
  const history = await readHistory(google, site);
  await releaseAssets(deployment, site, { folder, assets, buildId, history, now });

  await lease.renew();
  // Passes the lease's holder to the guard, which checks the lease.
  const holder = { [LEASE_VARIABLE]: lease.holder };
  await firebaseDeploy(deployment, FUNCTIONS_ARGS, holder);
  await renderPages(deployment, env);
  await keepEarlierAssets(google, site, folder, nextHistory(history, assets, now));
  await lease.renew();
  const message = `${await commitOf(deployment)} build ${buildId}`;
  await firebaseDeploy(deployment, ['--only', 'hosting', '--message', message], holder);
  await redirectLanguages(google, site, message);
}

/**
 * Configures Hosting's redirects for a site with only one language, as the publisher does. The redirects
 * can't be in firebase.json, because the owner chooses the languages.
 */
async function redirectLanguages(google: Google, site: Site, message: string): Promise<void> {
  const only = onlyLocale(await readSiteLanguages(google));
  const live = only && (await readLiveRelease(google, site));
  if (!live?.version) return;
  const release = { ...live, version: live.version };
  const nothing = { put: new Map<string, Uint8Array>(), remove: new Set<string>() };
  await releaseChanges(google, site, { release, files: new Map() }, { ...nothing, only }, message);
}

interface Build {
  folder: string;
  assets: string[];
  buildId: string;
  history: AssetHistory;
  now: Date;
}

/**
 * Adds the next build's assets to the live release, so that pages rendered by the function's next version can
 * load them. Does nothing if nothing is live or if the live release already has the assets.
 */
async function releaseAssets(
  { google, say }: Deployment,
  site: Site,
  { folder, assets, buildId, history, now }: Build,
): Promise<void> {
  const live = await readLiveRelease(google, site);
  const added = assets.filter((path) => !history.current.includes(path) && !(path in history.earlier));
  if (!live?.version || added.length === 0) return;
  say(`\nAdding ${added.length} files of the new build to the live release`);
  const put = new Map<string, Uint8Array>(added.map((path) => [path, readFileSync(join(folder, path))]));
  put.set(HISTORY_PATH, new TextEncoder().encode(JSON.stringify(withNextAssets(history, assets, now))));
  // The message must end with the build id of the live pages, because the function reads the id from the
  // message.
  const message = `assets of ${buildId} beside build ${buildIdOf(live) ?? 'unknown'}`;
  const release = { ...live, version: live.version };
  const files = await listFiles(google, site, release);
  await releaseChanges(google, site, { release, files }, { put, remove: new Set() }, message);
}

function refuse(title: string, problems: string[], remedy = ''): void {
  if (problems.length > 0)
    throw new Error([`${title}:`, ...problems.map((problem) => `  ${problem}`), remedy].join('\n').trimEnd());
}

async function problemsOfTree({ capture, options }: Deployment): Promise<string[]> {
  if (options.allowDirty || (await capture('git', ['status', '--porcelain'])).trim() === '') return [];
  return ['There are uncommitted changes. Commit them, or pass --allow-dirty.'];
}

async function commitOf({ capture }: Deployment): Promise<string> {
  return (await capture('git', ['rev-parse', '--short', 'HEAD'])).trim();
}

function problemsOfContent(
  { google: { project }, root, options, placeholders }: Deployment,
  content: Content,
  isEmpty: boolean,
): string[] {
  const problems: string[] = [];
  const seedsDemo = options.seed && seedOf(root) === 'full';
  if (seedsDemo && placeholders.inventedIds.length > 0 && !options.demoContent)
    problems.push('The seed contains invented testimonials and posts. Pass --demo-content as well.');
  if (content.services.length === 0 && !(seedsDemo && isEmpty) && !options.allowEmpty) {
    problems.push(
      isEmpty
        ? 'The database is empty. If the owner will add the content, pass --allow-empty. For the demo content, pass --seed --demo-content.'
        : "The database has no services, so the site would show none. Publish them in the owner's area, or pass --allow-empty if that is intended.",
    );
    // The seed writes the services last, so content without any services suggests an interrupted seed.
    if (seedsDemo && !isEmpty)
      problems.push(
        `If the seed was interrupted: npm run seed -- full --project ${project} --replace ${project}`,
      );
  }
  if (!options.demoContent) {
    problems.push(
      ...demoContentIn(placeholders, content).map(
        (problem) => `${problem} Pass --demo-content to publish it anyway.`,
      ),
    );
  }
  return problems;
}

async function planOf(
  deployment: Deployment,
  site: Site,
  settings: Settings | undefined,
  content: Content,
  loadsSeed: boolean,
): Promise<string[]> {
  const { google, options } = deployment;
  const release = await readLiveRelease(google, site);
  const counts = CONTENT.map((name) => `${content[name].length} ${name}`).join(', ');
  return [
    '',
    `Project   ${google.project}`,
    `Site      ${settings?.PUBLIC_SITE_URL ?? ''} (${site.url})`,
    `Live now  ${release ? describeRelease(release) : 'nothing'}`,
    `Deploys   commit ${await commitOf(deployment)}${options.allowDirty ? ', including any uncommitted changes' : ''}`,
    `Content   ${counts}; ${loadsSeed ? 'the seed is loaded' : 'kept'}`,
    'Replaces  rules and indexes, the function, the pages',
  ];
}

async function indexesReady({ google, say }: Deployment): Promise<void> {
  let announced = false;
  await google.until(
    'Building the indexes',
    async () => {
      const building = (await listIndexes(google)).filter(({ state }) => state !== 'READY');
      if (building.length === 0) return true;
      if (!announced) say(`Waiting for ${building.length} indexes`);
      announced = true;
      return undefined;
    },
    INDEX_TIMEOUT_MS,
  );
}
