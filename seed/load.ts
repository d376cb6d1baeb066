/**
 * Loads the site's content, or takes it all away:
 *   npx tsx seed/load.ts full|empty [--project <id>] [--replace <id>] [--posts <n>]
 * Goes to the emulators that FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST name; without them, to the real project
 * `--project`, with the credentials of `gcloud auth application-default login`, into the bucket STORAGE_BUCKET or the one that Firebase makes.
 * A real project that has content is refused unless `--replace` names it too. `--posts` adds generated posts, on emulators only.
 */
import { parseArgs } from 'node:util';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { bucketName } from '@perro-wisdom/domain/images';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { posts } from './blog/index';
import { uploadPictures } from './bucket';
import { documentsOf, occupiedCollections, replaceCollection, writeDocuments } from './documents';
import { recordOf } from './images';
import { NO_RECORDS, fullRecords, problemsOf } from './records';
import { services } from './services';
import { chooseTarget, confirmOverwrite, requireReplacement } from './target';
import { testimonials } from './testimonials';

const USAGE = 'Usage: npx tsx seed/load.ts full|empty [--project <id>] [--replace <id>] [--posts <n>]';
const POSTS_MAX = 20_000;

const say = (line: string) => { console.log(line); };

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, replace: { type: 'string' }, posts: { type: 'string', default: '0' } },
  });
  const [content, ...others] = positionals;
  const extraPosts = Number(values.posts);
  if ((content !== 'full' && content !== 'empty') || others.length > 0) throw new Error(USAGE);
  if (!Number.isInteger(extraPosts) || extraPosts < 0 || extraPosts > POSTS_MAX) {
    throw new Error(`--posts takes a whole number from 0 to ${POSTS_MAX}.\n${USAGE}`);
  }
  return { content, extraPosts, project: values.project, replace: values.replace };
}

async function load(): Promise<void> {
  const { content, extraPosts, project, replace } = readArguments();
  const target = chooseTarget(process.env, project);
  const { projectId, onEmulators } = target;
  if (extraPosts > 0 && !onEmulators) throw new Error('Generated posts are for the emulators only.');

  const records = content === 'full' ? fullRecords(extraPosts) : NO_RECORDS;
  const problems = problemsOf(records);
  if (problems.length > 0) throw new Error(`The seed is not what the site expects:\n  ${problems.join('\n  ')}`);

  // Google's clients would look for a cloud machine's credentials, wait and warn.
  if (onEmulators) process.env.METADATA_SERVER_DETECTION = 'none';
  initializeApp({ projectId, storageBucket: process.env.STORAGE_BUCKET || bucketName(projectId) });
  const db = getFirestore();

  const occupied = onEmulators ? [] : await occupiedCollections(db);
  requireReplacement(target, occupied, replace);
  if (occupied.length > 0) {
    const replacement = `${records.services.length} services, ${records.testimonials.length} testimonials and ${records.posts.length} posts`;
    await confirmOverwrite(
      target,
      `Every service, testimonial and post of the project ${projectId} will be deleted and replaced by ${replacement}. ` +
        'Contact messages and uploaded images stay as they are.',
    );
  }
  say(`The ${content} seed goes to ${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`);

  if (content === 'full') {
    const drawings = [...new Set([...services, ...testimonials, ...posts].map(({ illustration }) => illustration))];
    await uploadPictures(getStorage().bucket(), drawings, say);
    // The owner's own uploads keep theirs.
    await writeDocuments(db, COLLECTIONS.images, new Map(await Promise.all(drawings.map(recordOf))));
  }
  for (const [name, documents] of documentsOf(records)) {
    const removed = await replaceCollection(db, name, documents);
    say(`${name}: ${documents.size} written${removed > 0 ? `, ${removed} removed` : ''}`);
  }
  // A real inbox is not the seed's to empty.
  if (content === 'empty' && onEmulators) {
    const removed = await replaceCollection(db, COLLECTIONS.contactSubmissions, new Map());
    say(`${COLLECTIONS.contactSubmissions}: ${removed} removed`);
  }
  await db.terminate();
}

load().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
