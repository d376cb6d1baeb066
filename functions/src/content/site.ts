/**
 * Reads the published content that the server itself needs for emails, notifications, feeds, llms.txt and the
 * files for browsers.
 */
import { BRAND_ID, COLLECTIONS, FACTS_ID } from '@app/domain/general/collections';
import type { Brand } from '@app/domain/content/brand';
import type { Facts } from '@app/domain/content/facts';
import { inSiteLanguages, onlyLocale } from '@app/domain/content/site-languages';
import type { Locale } from '@app/domain/general/locale';
import type { PageFields } from '@app/domain/content/pages';
import { brandIn, factsIn, pageIn } from '@app/domain/content/site-documents';
import { logUnusable } from '../platform/documents';
import { db } from '../platform/firebase';
import { withTimeout } from '../platform/timeout';

export interface SiteContent {
  facts: Facts;
  brand: Brand;
  home: PageFields<'home'>;
  blog: PageFields<'blog'>;
}

const documents = [FACTS_ID, BRAND_ID, 'home', 'blog'].map((id) =>
  db.collection(COLLECTIONS.siteContent).doc(id),
);

/** Reads the published content in the site's languages. */
export async function readSiteContent(): Promise<SiteContent> {
  const [stored, brand, home, blog] = (await db.getAll(...documents)).map((document) => document.data());
  const facts = factsIn(stored, logUnusable);
  const content: SiteContent = {
    facts,
    brand: brandIn(brand, logUnusable),
    home: pageIn('home', home, logUnusable),
    blog: pageIn('blog', blog, logUnusable),
  };
  return inSiteLanguages(content, facts);
}

/** The maximum age of content that emails and notifications may reuse, in milliseconds. */
const FRESH_MS = 5_000;

let latest: { readAt: number; content: Promise<SiteContent> } | undefined;

/** Reads the published content. Caches it for a few seconds, because many emails may be written at once. */
export function readRecentContent(): Promise<SiteContent> {
  const now = Date.now();
  if (latest === undefined || now - latest.readAt > FRESH_MS) {
    latest = { readAt: now, content: readSiteContent() };
    latest.content.catch(() => (latest = undefined));
  }
  return latest.content;
}

/** Reads the facts, cached for a few seconds. */
export const readRecentFacts = async (): Promise<Facts> => (await readRecentContent()).facts;

/** The maximum time that pages wait for the site's language; they wait just as long for their content. */
const LANGUAGE_TIMEOUT_MS = 4_000;

/** Reads the site's only language. Resolves to null if the site has both, or if the read times out. */
export const readOnlyLocale = (): Promise<Locale | null> =>
  withTimeout(readRecentFacts(), LANGUAGE_TIMEOUT_MS).then(onlyLocale, () => null);
