import { tsImport } from 'tsx/esm/api';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const PAGE_SIZE = 300;

/** The collections that make up the site's content. */
const CONTENT = /** @type {const} */ (['services', 'testimonials', 'posts']);

/**
 * What the repository's own placeholders are, so that a real site can be told from a demo.
 * @typedef {object} Placeholders
 * @property {{email: string, phoneDisplay: string}} business  domain/src/business.ts
 * @property {readonly string[]} inventedIds                   seed/invented.ts: of testimonials and posts
 */

/** @returns {Promise<Placeholders>} */
export async function readPlaceholders() {
  const load = (/** @type {string} */ path) => tsImport(path, import.meta.url);
  const { business } = await load('../../domain/src/business.ts');
  const { INVENTED_IDS } = await load('../../seed/invented.ts');
  return { business, inventedIds: INVENTED_IDS };
}

/**
 * Returns the ids of every document of the site's content, by collection.
 * @param {import('./google.mjs').Google} google
 * @returns {Promise<Record<typeof CONTENT[number], string[]>>}
 */
export async function readContentIds(google) {
  const [services = [], testimonials = [], posts = []] = await Promise.all(CONTENT.map((name) => idsIn(google, name)));
  return { services, testimonials, posts };
}

/** @param {import('./google.mjs').Google} google @param {string} collection */
async function idsIn(google, collection) {
  // A field that no document has: the names come without the content.
  const url = `${FIRESTORE}/projects/${google.project}/databases/(default)/documents/${collection}?pageSize=${PAGE_SIZE}&mask.fieldPaths=none`;
  /** @type {string[]} */
  const ids = [];
  for (let pageToken = ''; ;) {
    const page = (await google.find(`${url}&pageToken=${encodeURIComponent(pageToken)}`)) ?? {};
    ids.push(...(page.documents ?? []).map((/** @type {{name: string}} */ { name }) => name.split('/').pop()));
    if (!page.nextPageToken) return ids;
    pageToken = page.nextPageToken;
  }
}

/**
 * What a real site would show that is only a placeholder.
 * @param {Placeholders} placeholders
 * @param {Awaited<ReturnType<typeof readContentIds>>} content
 * @returns {string[]}
 */
export function demoContentIn({ business, inventedIds }, { testimonials, posts }) {
  const problems = [];
  if (business.email.endsWith('.example') || business.phoneDisplay.includes('555-01')) {
    problems.push(`domain/src/business.ts still names placeholders (${business.email}, ${business.phoneDisplay}).`);
  }
  const demo = [...testimonials, ...posts].filter((id) => inventedIds.includes(id));
  if (demo.length > 0) problems.push(`The database holds ${demo.length} invented testimonials and posts (${demo.slice(0, 3).join(', ')} ...).`);
  return problems;
}
