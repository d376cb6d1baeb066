/**
 * Renders all files that the publisher keeps up to date into a folder that contains a build of the site:
 *
 * node publish-everything.js <folder>
 *
 * Runs before a deployment and after the emulators start, with the function's environment. It can be rerun
 * after an interruption, since it skips existing pictures. It fails if any content can't be read. Unless
 * ALLOW_EMPTY=1, it also fails if the database has no services. This keeps an empty site from going live
 * after data loss or with the wrong database.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@app/domain/general/locale';
import { PAGE_NAMES, pagePath } from '@app/domain/general/paths';
import { SOCIAL_IMAGES_PATH } from '@app/domain/pictures/social-images';
import { sitemapFileNumber } from './discovery/sitemap';
import { inParallel } from '@app/domain/general/in-parallel';
import { readBuildStamp, readSite } from './pages/renderer';
import { filePath } from './addresses';
import { listPaths, writeInto } from './folder-target';
import { LeaseHeld, type Lease } from './lease';
import { picturesIn, readPicture } from './pictures';
import { takePublisherLease } from './publisher-lease';
import { AT_ONCE } from './prepare-release';
import { isInSiteLanguage, renderAddress } from './render';
import { markLive, readPublications } from './queue';
import { readAllAddresses } from './surroundings';

const PROGRESS_EVERY = 100;
const LEASE_POLL_MS = 500;

/** Returns a function that prints the progress periodically. Call it after each item. */
function progress(what: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === total) console.log(`${what}: ${done} of ${total}`);
  };
}

const REQUIRED = new Set(PAGE_NAMES.flatMap((page) => LOCALES.map((locale) => pagePath(page, locale))));

/** Returns whether the publisher keeps this file up to date. */
const isPublished = (path: string): boolean =>
  (LOCALES.some((locale) => path.startsWith(`/${locale}/`)) && path.endsWith('.html')) ||
  sitemapFileNumber(path) !== null;

/** Renders all pages, files and pictures into a folder, and removes outdated ones. */
async function publishEverything(folder: string): Promise<void> {
  const { project } = await readBuildStamp();
  const { GCLOUD_PROJECT } = process.env;
  if (project !== GCLOUD_PROJECT)
    throw new Error(
      `The build is for the project ${project}, but GCLOUD_PROJECT is ${GCLOUD_PROJECT ?? 'not set'}.`,
    );

  const [addresses, site] = await Promise.all([readAllAddresses(), readSite()]);
  if (site.services.length === 0 && process.env.ALLOW_EMPTY !== '1') {
    throw new Error(
      "The database has no services, so the site would show none. Publish them in the owner's area, or deploy with --allow-empty if that is intended (here: ALLOW_EMPTY=1).",
    );
  }
  const existing = new Set(await listPaths(folder));
  const written = new Set<string>();
  const named = new Set<string>();
  const pageDone = progress('Pages', addresses.size);
  await inParallel(addresses, AT_ONCE, async (address) => {
    const content = await renderAddress(address, site);
    const path = filePath(address);
    if (content === null && REQUIRED.has(address) && isInSiteLanguage(address, site))
      throw new Error(`${address} does not exist: no page was rendered there.`);
    if (content === null) await rm(join(folder, path), { force: true });
    else {
      await writeInto(folder, path, content);
      written.add(path);
      if (typeof content === 'string') for (const picture of picturesIn(content)) named.add(picture);
    }
    pageDone();
  });
  const isLeft = (path: string): boolean =>
    (isPublished(path) && !written.has(path)) ||
    (path.startsWith(`${SOCIAL_IMAGES_PATH}/`) && !named.has(path));
  for (const path of existing) if (isLeft(path)) await rm(join(folder, path));

  const pictures = [...named].filter((path) => !existing.has(path));
  const pictureDone = progress('Pictures', pictures.length);
  await inParallel(pictures, AT_ONCE, async (path) => {
    const bytes = await readPicture(path);
    if (bytes) await writeInto(folder, path, bytes);
    pictureDone();
  });
}

/** Takes the lease on the live site, waiting until no other process holds it. */
async function waitForLease(): Promise<Lease> {
  for (;;) {
    const lease = await takePublisherLease().catch((error: unknown) => {
      if (error instanceof LeaseHeld) return null;
      throw error;
    });
    if (lease) return lease;
    await sleep(LEASE_POLL_MS);
  }
}

/**
 * Renders everything into the folder that the Hosting emulator serves. Then marks all pending changes as
 * live, because the emulators forget the events from an earlier run.
 */
async function publishLive(folder: string): Promise<void> {
  const lease = await waitForLease();
  try {
    const pending = await readPublications();
    await publishEverything(folder);
    if (pending.length > 0) await markLive(pending);
  } finally {
    await lease.release();
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node publish-everything.js <folder>');
if (process.env.FIRESTORE_EMULATOR_HOST) {
  // Keeps Google's clients from waiting for a metadata server, which the emulators don't need.
  process.env.METADATA_SERVER_DETECTION = 'none';
  await publishLive(resolve(folder));
} else {
  // The deployment itself holds the lease until the folder's contents are live.
  await publishEverything(resolve(folder));
}
