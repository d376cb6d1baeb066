/**
 * Loads the demo content (`full`) or the content from site.json (`own`), or deletes all content (`empty`):
 *   npx tsx seed/load.ts full|own|empty [--project <id>] [--replace <id>] [--posts <n>]
 * The target is the emulators at FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST. If these
 * variables aren't set, it is the real project given by `--project`, with the bucket STORAGE_BUCKET or the
 * project's default bucket. Access to real projects uses the credentials from `gcloud auth
 * application-default login`.
 * If a real project already has content, the command fails unless `--replace` also names the project.
 * `--posts` adds generated posts, but only on the emulators.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DEFAULT_MAIL_SETTINGS } from '@app/domain/notifications/mail';
import { bucketName } from '@app/domain/pictures/images';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { uploadIllustrations } from './pictures/bucket';
import {
  documentsOf,
  occupiedCollections,
  replaceCollection,
  replaceVersions,
  versionsOf,
  writeDocuments,
} from './documents';
import { illustrations } from './pictures/illustrations';
import { recordIdOf, recordOf } from './pictures/images';
import { addToLibrary } from './pictures/library';
import { ownRecords, readOwnSite } from './own';
import { NO_RECORDS, fullRecords, problemsOf } from './records';
import { exampleRepliesDraft, readReplies, REPLIES_DRAFT } from './replies';
import { chooseTarget, prepareClients, confirmOverwrite, requireReplacement } from './target';

const SITE_FILE = fileURLToPath(new URL('../site.json', import.meta.url));
const USAGE = 'Usage: npx tsx seed/load.ts full|own|empty [--project <id>] [--replace <id>] [--posts <n>]';
const POSTS_MAX = 20_000;

const log = (line: string) => {
  console.log(line);
};

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      replace: { type: 'string' },
      posts: { type: 'string', default: '0' },
    },
  });
  const [content, ...others] = positionals;
  const extraPosts = Number(values.posts);
  if ((content !== 'full' && content !== 'own' && content !== 'empty') || others.length > 0)
    throw new Error(USAGE);
  if (!Number.isInteger(extraPosts) || extraPosts < 0 || extraPosts > POSTS_MAX) {
    throw new Error(`--posts must be a whole number from 0 to ${POSTS_MAX}.\n${USAGE}`);
  }
  return { content, extraPosts, project: values.project, replace: values.replace };
}

async function load(): Promise<void> {
  const { content, extraPosts, project, replace } = readArguments();
  const target = chooseTarget(process.env, project);
  const { projectId, onEmulators } = target;
  if (extraPosts > 0 && !onEmulators) throw new Error('Generated posts are allowed on the emulators only.');

  const own = content === 'own' ? readOwnSite(SITE_FILE) : undefined;
  const records = own ? ownRecords(own) : content === 'full' ? fullRecords(extraPosts) : NO_RECORDS;
  const problems = problemsOf(records);
  if (problems.length > 0) throw new Error(`The seed is invalid:\n  ${problems.join('\n  ')}`);

  prepareClients(target);
  initializeApp({ projectId, storageBucket: process.env.STORAGE_BUCKET || bucketName(projectId) });
  const db = getFirestore();

  const occupied = onEmulators ? [] : await occupiedCollections(db);
  requireReplacement(target, occupied, replace);
  if (occupied.length > 0) {
    const replacement = `${records.services.length} services, ${records.testimonials.length} testimonials and ${records.posts.length} posts`;
    await confirmOverwrite(
      target,
      `Every service, testimonial, text and post of the project ${projectId} will be deleted and replaced by ${replacement}. ` +
        'Contact messages, saved replies and uploaded images are kept.',
    );
  }
  log(
    `Loading the ${content} seed into ${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`,
  );

  if (content === 'full') {
    const names = [...illustrations.keys()];
    await uploadIllustrations(getStorage().bucket(), names, log);
    // Don't use `replaceCollection` here: it would delete the placeholders of the owner's uploads.
    await writeDocuments(db, COLLECTIONS.images, new Map(await Promise.all(names.map(recordOf))));
    await addToLibrary(db, new Map(names.map((name) => [recordIdOf(name), new Date()])));
  }
  await replaceVersions(db, versionsOf(records));
  if (own?.languages[0])
    await writeDocuments(
      db,
      COLLECTIONS.settings,
      new Map([['mail', { ...DEFAULT_MAIL_SETTINGS, language: own.languages[0] }]]),
    );
  const all = documentsOf(records);
  // The seed never deletes messages or saved replies in a real project.
  if (content !== 'full' && onEmulators) {
    const removed = await replaceCollection(db, COLLECTIONS.contactSubmissions, new Map());
    log(`${COLLECTIONS.contactSubmissions}: ${removed} removed`);
  } else {
    const replies = (await readReplies(db)) ?? (content === 'full' ? exampleRepliesDraft() : undefined);
    if (replies) all.get(COLLECTIONS.drafts)?.set(REPLIES_DRAFT, replies);
  }
  // The content is written last, because a deployment takes its presence to mean that the seed is complete.
  for (const [name, documents] of all) {
    const removed = await replaceCollection(db, name, documents);
    log(`${name}: ${documents.size} written${removed > 0 ? `, ${removed} removed` : ''}`);
  }
  await db.terminate();
}

load().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
