import { COLLECTIONS } from '@app/domain/general/collections';
import { CONTENT_KINDS } from '@app/domain/content/kinds';
import { setupSteps, type SetupInput, type SetupStep } from '@app/domain/setup/steps';
import { readAllDrafts } from '../drafts/list';
import { db } from '../platform/firebase';
import { mailConfig } from '../notifications/mail/config';
import { readRecipient } from '../notifications/mail/recipient';
import { readSiteContent } from '../content/site';

async function readPosts(): Promise<SetupInput['posts']> {
  const posts = db.collection(COLLECTIONS.posts).select();
  const [demo, any] = await Promise.all([
    posts.where('isDemo', '==', true).limit(1).get(),
    posts.limit(1).get(),
  ]);
  if (!demo.empty) return 'demo';
  return any.empty ? 'none' : 'own';
}

async function readMail(): Promise<SetupInput['mail']> {
  if (!mailConfig()) return 'off';
  const { confirmed } = await readRecipient();
  return confirmed === null ? 'unconfirmed' : 'confirmed';
}

/** Returns all setup steps, including finished ones. */
export async function readSetup(): Promise<SetupStep[]> {
  const [{ facts }, drafts, posts, mail] = await Promise.all([
    readSiteContent(),
    Promise.all(CONTENT_KINDS.map(readAllDrafts)),
    readPosts(),
    readMail(),
  ]);
  return setupSteps({ facts, drafts: drafts.flat(), posts, mail, siteUrl: facts.siteUrl });
}
