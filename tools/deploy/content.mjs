import { tsImport } from 'tsx/esm/api';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const PAGE_SIZE = 300;

/** The collections that make up the site's content. */
const CONTENT = /** @type {const} */ (['services', 'testimonials', 'posts']);

/**
 * What the repository's own placeholders are, so that a real site can be told from a demo.
 * @typedef {object} Placeholders
 * @property {{email: string, phone: string}} facts  seed/facts.ts
 * @property {readonly string[]} inventedIds         seed/invented.ts: of testimonials and posts
 */

/** @returns {Promise<Placeholders>} */
export async function readPlaceholders() {
  const load = (/** @type {string} */ path) => tsImport(path, import.meta.url);
  const { facts } = await load('../../seed/facts.ts');
  const { INVENTED_IDS } = await load('../../seed/invented.ts');
  return { facts, inventedIds: INVENTED_IDS };
}

/**
 * Returns the ids of every document of the site's lists, by collection, and how the business is reached; null while it has no facts.
 * @param {import('./google.mjs').Google} google
 * @returns {Promise<Record<typeof CONTENT[number], string[]> & {facts: {email: string, phone: string} | null}>}
 */
export async function readContent(google) {
  const [services = [], testimonials = [], posts = []] = await Promise.all(
    CONTENT.map((name) => idsIn(google, name)),
  );
  return { services, testimonials, posts, facts: await factsIn(google) };
}

/** @param {import('./google.mjs').Google} google */
async function factsIn(google) {
  const url = `${FIRESTORE}/projects/${google.project}/databases/(default)/documents/siteContent/facts?mask.fieldPaths=email&mask.fieldPaths=phone`;
  const document = await google.find(url);
  if (!document) return null;
  const { email, phone } = document.fields ?? {};
  return { email: email?.stringValue ?? '', phone: phone?.stringValue ?? '' };
}

/** @param {import('./google.mjs').Google} google @param {string} collection */
async function idsIn(google, collection) {
  // A field that no document has: the names come without the content.
  const url = `${FIRESTORE}/projects/${google.project}/databases/(default)/documents/${collection}?pageSize=${PAGE_SIZE}&mask.fieldPaths=none`;
  /** @type {string[]} */
  const ids = [];
  for (let pageToken = ''; ;) {
    const page = (await google.find(`${url}&pageToken=${encodeURIComponent(pageToken)}`)) ?? {};
    ids.push(
      ...(page.documents ?? []).map((/** @type {{name: string}} */ { name }) => name.split('/').pop()),
    );
    if (!page.nextPageToken) return ids;
    pageToken = page.nextPageToken;
  }
}

/**
 * What a real site would show that is only a placeholder.
 * @param {Placeholders} placeholders
 * @param {Awaited<ReturnType<typeof readContent>>} content
 * @returns {string[]}
 */
export function demoContentIn({ facts: demo, inventedIds }, { testimonials, posts, facts }) {
  const problems = [];
  if (facts && (facts.email === demo.email || facts.phone === demo.phone)) {
    problems.push(
      `The facts of the business are still the demo's (${facts.email}, ${facts.phone}): change them in the owner's area.`,
    );
  }
  const invented = [...testimonials, ...posts].filter((id) => inventedIds.includes(id));
  if (invented.length > 0)
    problems.push(
      `The database holds ${invented.length} invented testimonials and posts (${invented.slice(0, 3).join(', ')} ...).`,
    );
  return problems;
}
