// npm run archive: creates the next archive in this folder. Uses the API to add at least one item of each
// kind, in each state, to an empty site, and backs up the site. Every later version of the site must be able
// to read the archive (tests/api/backup/archives.test.ts).
import { dayOf } from '@app/domain/stats/days';
import { DAY_MS } from '@app/domain/general/dates';
import type { LibraryPicture } from '@app/domain/pictures/library';
import { randomUUID } from 'node:crypto';
import { createWriteStream, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { writeArchive } from '../../functions/src/backup/write-archive';
import { standInConfig } from '../../functions/src/instagram/config';
import { storeConnection } from '../../functions/src/instagram/connection';
import { db, getUploadsBucket } from '../../functions/src/platform/firebase';
import { rollUp, writeCounts } from '../../functions/src/stats/store';
import { withArchive } from '../../tools/backup/read-archive';
import { startInstagramStandIn } from '../../tools/emulators/stand-ins/instagram';
import { buildFunctions } from '../../tools/prepare/build';
import { startFunction } from '../api/support/function';
import { archivePath, ARCHIVES } from './archives';
import { addDrafts, renameTopics } from './content/drafts';
import { openSite, pictureOf, upload, type Site } from './content/site';
import { addMessages, addTestimonials, addVisits } from './content/visitors';
import { descriptionsHash } from './descriptions';

const { GCLOUD_PROJECT: project } = process.env;
if (!process.env.FIRESTORE_EMULATOR_HOST || !project) throw new Error('Run `npm run archive`.');
// Keeps the client from requesting credentials from Google's metadata server. The emulators don't need any.
process.env.METADATA_SERVER_DETECTION = 'none';

/**
 * Adds three pictures to the library: one with alt text, one marked as decorative, and one without any
 * details. Returns their paths.
 */
async function addPictures(site: Site): Promise<string[]> {
  const paths = [await upload(site, 20), await upload(site, 60), await upload(site, 100)];
  const pictures = await site.asOwner<LibraryPicture[]>('/api/admin/pictures');
  const described = { altEn: 'Luna sits', altEs: 'Luna se sienta', isDecorative: false, focus: '30% 60%' };
  const details = [described, { altEn: '', altEs: '', isDecorative: true, focus: '' }];
  for (const [index, json] of details.entries()) {
    const id = pictures.find(({ path }) => path === paths[index])?.id ?? '';
    await site.asOwner(`/api/admin/pictures/${id}`, { method: 'PUT', json });
  }
  return paths;
}

async function fillSite(site: Site, instagram: string): Promise<void> {
  await addDrafts(site, await addPictures(site));
  await renameTopics(site);
  await addMessages(site);
  await addTestimonials(site);
  await addVisits(site);
  await writeCounts({ 'view|es|home': 3, 'visit|es|google.com': 2 }, dayOf(new Date(Date.now() - DAY_MS)));
  await rollUp();
  await site.asOwner('/api/admin/mail', {
    method: 'PUT',
    json: { language: 'en', confirmToVisitors: true },
  });
  await storeConnection(
    { user_id: 'id-of-ana', username: 'ana', media_count: 1 },
    { token: `long.ana.${Date.now()}`, validMs: DAY_MS },
    standInConfig(instagram),
  );
  await site.asOwner('/api/admin/instagram/fetch', { method: 'POST' });
}

await buildFunctions(fileURLToPath(new URL('../..', import.meta.url)));
const instagram = await startInstagramStandIn(0);
Object.assign(instagram.behavior, { picture: async () => ({ body: await pictureOf(140) }) });
const server = await startFunction({ INSTAGRAM_API_URL: instagram.url });
try {
  await fillSite(await openSite(server.url), instagram.url);
  const number = (ARCHIVES.at(-1)?.number ?? 0) + 1;
  const path = archivePath(number, 'zip');
  const source = { project, db, bucket: await getUploadsBucket() };
  const { output, manifest } = await writeArchive(source, { id: randomUUID(), createdAt: new Date() });
  await pipeline(output, createWriteStream(path));
  const { documents, files } = await manifest;
  await withArchive(path, (archive) => archive.verify());
  writeFileSync(archivePath(number, 'json'), `${JSON.stringify({ descriptions: descriptionsHash() })}\n`);
  console.log(`${documents} documents and ${files} files: ${path}`);
} finally {
  await server.stop();
  await instagram.stop();
}
