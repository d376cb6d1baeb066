/** What the server itself says of the business: in mails and notifications, feeds, llms.txt and the files for browsers. */
import { COLLECTIONS, FACTS_ID } from '@perro-wisdom/domain/general/collections';
import type { Facts } from '@perro-wisdom/domain/content/facts';
import type { PageFields } from '@perro-wisdom/domain/content/pages';
import { factsIn, pageIn } from '@perro-wisdom/domain/content/site-documents';
import { db } from '../platform/firebase';

export interface SiteContent {
  facts: Facts;
  home: PageFields<'home'>;
  blog: PageFields<'blog'>;
}

const documents = (['facts', 'home', 'blog'] as const).map((id) =>
  db.collection(COLLECTIONS.siteContent).doc(id === 'facts' ? FACTS_ID : id),
);

/** Reads what visitors read. */
export async function readSiteContent(): Promise<SiteContent> {
  const [facts, home, blog] = (await db.getAll(...documents)).map((document) => document.data());
  return { facts: factsIn(facts), home: pageIn('home', home), blog: pageIn('blog', blog) };
}

/** How long what was read is good enough for a mail or a notification, in milliseconds. */
const FRESH_MS = 5_000;

let latest: { readAt: number; content: Promise<SiteContent> } | undefined;

/** Returns the facts as they were some seconds ago: many mails may be written at once. */
export async function recentFacts(): Promise<Facts> {
  const now = Date.now();
  if (latest === undefined || now - latest.readAt > FRESH_MS) {
    latest = { readAt: now, content: readSiteContent() };
    latest.content.catch(() => (latest = undefined));
  }
  return (await latest.content).facts;
}
