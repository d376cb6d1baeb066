/** The answers of `npm run new-site`, checked. */

/** Written by `npm run new-site`: what the site of another business begins with. */
export const SITE_FILE = 'site.json';

const LANGUAGES = { en: 'English', es: 'Spanish' };
const isLanguage = (/** @type {string} */ code) => Object.hasOwn(LANGUAGES, code);

/** @typedef {{name: string, languages: string, domain: string}} Answers as they were typed */

/** @param {Answers} answers */
function languagesIn({ languages }) {
  const typed = languages.toLowerCase().trim();
  const codes = typed === 'both' ? ['es', 'en'] : typed.split(/[\s,]+/);
  if (!codes.every(isLanguage))
    throw new Error(`The languages must be es, en or both, the owner's first: not "${languages}".`);
  return /** @type {('en' | 'es')[]} */ ([...new Set(codes)]);
}

/**
 * Returns what the file says, without the taglines. Throws what is wrong with an answer.
 * @param {Answers} answers
 */
export function siteOf(answers) {
  const name = answers.name.trim();
  if (name === '') throw new Error('The business needs a name.');
  const domain = answers.domain
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
  if (domain !== '' && !/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain))
    throw new Error(
      `"${answers.domain}" is no domain: it looks like patitas.com, or is left out until there is one.`,
    );
  return { name, languages: languagesIn(answers), siteUrl: domain && `https://${domain}` };
}

/**
 * The questions for the line that stands at the foot of every page, each with the field of its answer.
 * @param {Answers} answers
 * @returns {[field: string, question: string][]}
 */
export const taglineQuestions = (answers) =>
  languagesIn(answers).map((code) => [
    code === 'en' ? 'taglineEn' : 'taglineEs',
    `What the business does, in one sentence in ${LANGUAGES[code]} (Enter: later): `,
  ]);
