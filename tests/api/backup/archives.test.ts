/**
 * Tests that this version can restore archives from earlier versions, that the owner and visitors can then
 * read all stored text, and that every page renders. The expected values come from the archives' documents,
 * so new archives are covered automatically.
 */
import type { Topic } from '@app/domain/blog/topics';
import { asLegalText } from '@app/domain/content/legal';
import { brandIn, factsIn, pageIn } from '@app/domain/content/site-documents';
import {
  DRAFT_KINDS,
  parseDraftId,
  type Draft,
  type DraftSummary,
  type Version,
} from '@app/domain/drafts/drafts';
import { BRAND_ID, COLLECTIONS, FACTS_ID } from '@app/domain/general/collections';
import { inParallel } from '@app/domain/general/in-parallel';
import { fieldIn, LOCALES, type Locale } from '@app/domain/general/locale';
import { EDITABLE_PAGES, ownPagePath, pagePath, postPath, type Page } from '@app/domain/general/paths';
import { propertyOf, textProperty } from '@app/domain/general/property';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { LIST_KEYS, SEARCH_KEYS } from '@app/domain/inbox/list';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { SUBMITTED_STATUSES } from '@app/domain/inbox/testimonials.limits';
import type { LibraryPicture } from '@app/domain/pictures/library';
import type { PageRenderer, PageRequest, RenderedPage } from '@app/domain/publishing/page-renderer';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArchivedDocument } from '../../../functions/src/backup/values';
import { sanitizePostHtml } from '../../../functions/src/blog/html';
import { findCurrentSlug } from '../../../functions/src/blog/redirects';
import { readDocument } from '../../../functions/src/platform/documents';
import { isPage } from '../../../functions/src/publishing/addresses';
import { readAllAddresses } from '../../../functions/src/publishing/surroundings';
import { readMonths } from '../../../functions/src/stats/store';
import { ARCHIVES, documentsOf } from '../../archives/archives';
import { restoreSite } from '../support/archive';
import { call, db, jsonOf, logIn } from '../support/environment';

/** Returns all non-empty strings and other primitive values nested in a value. */
function valuesIn(value: unknown): unknown[] {
  if (value instanceof Timestamp) return [value.toDate().toISOString()];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesIn);
  return value === '' || value === null || value === undefined ? [] : [value];
}

/**
 * Returns the stored values missing from the values that were read. Ignores field names, because a renamed
 * field is read under its new name.
 */
function lostIn(read: unknown, stored: unknown): unknown[] {
  const found = valuesIn(read);
  return valuesIn(stored).filter((value) => {
    const place = found.indexOf(value);
    if (place !== -1) found.splice(place, 1);
    return place === -1;
  });
}

const without = (stored: object, ...names: string[]): object =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !names.includes(name)));

interface Server extends Pick<PageRenderer, 'readSite'> {
  renderDocument: (request: PageRequest, template: string, manifest: object) => Promise<RenderedPage>;
}

/** Loads the renderer for public pages, which reads Firestore with a visitor's permissions. */
async function loadServer(): Promise<Server> {
  const { GCLOUD_PROJECT, FIRESTORE_EMULATOR_HOST } = process.env;
  Object.assign(process.env, {
    VITE_FIREBASE_PROJECT_ID: GCLOUD_PROJECT,
    VITE_FIRESTORE_EMULATOR: FIRESTORE_EMULATOR_HOST,
  });
  // The path isn't a literal, so that the site's code isn't type-checked with the tests' settings.
  const path = '../../../web/src/server';
  return (await import(/* @vite-ignore */ path)) as Server;
}

const TEMPLATE =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--page--></div></body></html>';
const PAGES_AT_ONCE = 4;
/** The timeout for restoring an archive, the same as for a test. */
const RESTORE_TIMEOUT_MS = 120_000;

/**
 * Renders every page and returns the HTML by path. `missing` contains the paths that must return a 404,
 * because the page doesn't exist in that language.
 */
async function renderPages(missing: ReadonlySet<string>): Promise<Map<string, string>> {
  const { renderDocument, readSite } = await loadServer();
  const [site, addresses] = await Promise.all([readSite(), readAllAddresses()]);
  const pages = new Map<string, string>();
  await inParallel([...addresses].filter(isPage), PAGES_AT_ONCE, async (url) => {
    const request = { url, site, sanitize: sanitizePostHtml };
    const { status, isComplete, html } = await renderDocument(request, TEMPLATE, {});
    const expected = missing.has(url) ? 404 : 200;
    expect({ url, status, isComplete }).toEqual({ url, status: expected, isComplete: true });
    pages.set(url, html);
  });
  return pages;
}

describe.each(ARCHIVES)('a site restored from archive $number', ({ path }) => {
  let documents: ArchivedDocument[] = [];
  let cookie = '';
  beforeAll(async () => {
    documents = await documentsOf(path);
    await restoreSite(path);
    cookie = await logIn();
  }, RESTORE_TIMEOUT_MS);

  const read = async <T>(address: string): Promise<T> => {
    const response = await call(address, { cookie });
    expect(response.status, address).toBe(200);
    return jsonOf<T>(response);
  };

  /** Returns a collection's archived documents, including their ids. */
  const stored = (collection: string) =>
    documents
      .map(({ path: document, data }) => ({ parts: document.split('/'), data: data as object }))
      .filter(({ parts }) => parts[0] === collection)
      .map(({ parts: [, id = '', , version], data }) => ({ id, version, data }));

  /** Expects the given items to contain everything archived in a collection. Matches the items by id. */
  function expectAll(collection: string, items: readonly { id: string }[], ...derived: string[]): void {
    const all = stored(collection);
    expect(all.length, collection).toBeGreaterThan(0);
    for (const { id, data } of all) {
      const item = items.find((each) => each.id === id);
      expect(lostIn(item, without(data, 'expiresAt', ...derived)), `${collection}/${id}`).toEqual([]);
    }
  }

  it('lists every draft, none of them as damaged', async () => {
    for (const kind of DRAFT_KINDS) {
      const lists = ['?state=bin', '?limit=100'].map((query) =>
        read<DraftSummary[]>(`/api/admin/drafts/${kind}${query}`),
      );
      const rows = (await Promise.all(lists)).flat();
      const ids = stored('drafts').map(({ id }) => parseDraftId(id));
      expect(rows.map(({ id }) => id)).toEqual(
        expect.arrayContaining(ids.flatMap((key) => (key?.kind === kind ? [key.id] : []))),
      );
      expect(rows.filter(({ isDamaged }) => isDamaged)).toEqual([]);
    }
  });

  it('shows the owner every draft and version with its state and all its text', async () => {
    const states = ['publishedAt', 'publishAt', 'deletedAt', 'hasChanges', 'order', 'suggested'];
    await Promise.all(
      stored('drafts').map(async ({ id: documentId, version, data }) => {
        const { kind, id } = parseDraftId(documentId) ?? { kind: '', id: documentId };
        const address = `/api/admin/drafts/${kind}/${id}${version === undefined ? '' : `/versions/${version}`}`;
        const found = await read<Draft | Version>(address);
        expect(lostIn(found.fields, propertyOf(data, 'fields')), address).toEqual([]);
        const state = states.map((name) => [name, propertyOf(data, name)]);
        expect(lostIn(found, Object.fromEntries(state)), address).toEqual([]);
      }),
    );
  });

  it('shows the owner every message with all answers and notes, and every submitted testimonial', async () => {
    const messages = await Promise.all(
      stored('contactSubmissions').map(({ id }) =>
        read<ContactSubmission>(`/api/admin/contact-submissions/${id}`),
      ),
    );
    expectAll('contactSubmissions', messages, 'spam', LIST_KEYS, SEARCH_KEYS);
    const lists = await Promise.all(
      ['', '&state=bin', '&state=spam'].map((state) =>
        read<ContactSubmission[]>(`/api/admin/contact-submissions?limit=100${state}`),
      ),
    );
    expectAll('contactSubmissions', lists.flat(), 'spam', LIST_KEYS, SEARCH_KEYS);

    const testimonials = await Promise.all(
      SUBMITTED_STATUSES.map((status) =>
        read<SubmittedTestimonial[]>(`/api/admin/testimonial-submissions?status=${status}`),
      ),
    );
    expectAll('testimonialSubmissions', testimonials.flat(), 'spam');
    for (const { id } of stored('testimonialPhotos')) {
      const photo = await call(`/api/admin/testimonial-submissions/${id}/photo`, { cookie });
      expect(photo.status).toBe(200);
    }
  });

  it('shows the owner the pictures, topics, settings and statistics', async () => {
    expectAll('pictures', await read<LibraryPicture[]>('/api/admin/pictures?limit=30'));
    const topics = await read<Topic[]>('/api/admin/topics');
    const [names] = stored('topics').map(({ data }) => propertyOf(data, 'topics') as Topic[]);
    expect(topics).toEqual(
      expect.arrayContaining(
        (names ?? []).map(
          ({ kind, slug, en, es }) => expect.objectContaining({ kind, slug, en, es }) as Topic,
        ),
      ),
    );
    const [mail] = stored('settings').filter(({ id }) => id === 'mail');
    expect(lostIn(await read('/api/admin/mail'), mail?.data)).toEqual([]);
    const months = await readMonths(stored('statsMonths').map(({ id }) => id));
    for (const { id, data } of stored('statsMonths')) {
      const { counts } = months.get(id) ?? { counts: {} };
      const names = Object.keys(propertyOf(data, 'counts') as object);
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(names));
    }
  });

  it('shows visitors all public text', async () => {
    expectAll('services', await read('/api/services'));
    expectAll('testimonials', await read('/api/testimonials?limit=100'));
    expectAll('instagramPosts', await read('/api/instagram'), 'account', 'source', 'postedAt');
    const posts = await read<{ id: string }[]>('/api/blog?limit=50');
    expectAll('posts', posts, 'listPage', 'publishedAt');
    expectAll('postContents', posts);
    for (const { id, data } of stored('legalTexts')) {
      const text = readDocument(asLegalText, await db.collection(COLLECTIONS.legalTexts).doc(id).get());
      expect(lostIn(text, data), id).toEqual([]);
    }
    for (const { id, data } of stored('siteContent')) {
      const page = EDITABLE_PAGES.find((each) => each === id);
      const found =
        id === FACTS_ID ? factsIn(data) : id === BRAND_ID ? brandIn(data) : page && pageIn(page, data);
      expect(lostIn(found, data), id).toEqual([]);
    }
  });

  it('redirects every former post slug to the current one', async () => {
    const posts = stored('drafts').filter(
      ({ id, data }) => id.startsWith('posts~') && propertyOf(data, 'published') === true,
    );
    const moved = posts.flatMap(({ data }) =>
      (propertyOf(data, 'formerSlugs') as string[]).map((slug) => ({
        slug,
        present: propertyOf(data, 'publicSlug'),
      })),
    );
    expect(moved.length).toBeGreaterThan(0);
    for (const { slug, present } of moved) expect(await findCurrentSlug(slug)).toBe(present);
  });

  it('renders every page with the titles of public content', async () => {
    const languagesOf = ({ data }: Stored) => propertyOf(data, 'languages') ?? { en: true, es: true };
    const addressOf = (locale: Locale, { data }: Stored) => ownPagePath(textProperty(data, 'slug'), locale);
    const missing = stored('ownPages').flatMap((page) =>
      LOCALES.filter((locale) => propertyOf(languagesOf(page), locale) !== true).map((locale) =>
        addressOf(locale, page),
      ),
    );
    const pages = await renderPages(new Set(missing));
    type Stored = ReturnType<typeof stored>[number];
    /**
     * Expects text from each document to appear on its page in every language that the document is
     * public in.
     */
    const expectTexts = (
      collection: string,
      name: string,
      pageOf: (locale: Locale, of: Stored) => string,
    ) => {
      for (const document of stored(collection))
        for (const locale of LOCALES) {
          const languages = languagesOf(document);
          const text = textProperty(document.data, fieldIn(locale, name));
          const url = pageOf(locale, document);
          if (propertyOf(languages, locale) === true && text !== '')
            expect(pages.get(url), `${url}: ${text}`).toContain(text);
        }
    };
    expectTexts('services', 'title', (locale) => pagePath('services', locale));
    expectTexts('testimonials', 'testimonial', (locale) => pagePath('testimonials', locale));
    expectTexts('posts', 'title', (locale, { data }) => postPath(textProperty(data, 'slug'), locale));
    expectTexts('posts', 'title', (locale) => pagePath('blog', locale));
    expectTexts('ownPages', 'title', addressOf);
    expectTexts('legalTexts', 'title', (locale, { id }) => pagePath(id as Page, locale));
    expectTexts('siteContent', 'title', (locale, { id }) => pagePath(id as Page, locale));
    expectTexts('siteContent', 'heroTitle', (locale) => pagePath('home', locale));
    expectTexts('siteContent', 'tagline', (locale) => pagePath('contact', locale));
  });
});
