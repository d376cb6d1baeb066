/** Validates the input of `npm run new-site`. */

/** The file that `npm run new-site` writes, with the initial settings for another business's site. */
export const SITE_FILE = 'site.json';

const LANGUAGES = { en: 'English', es: 'Spanish' };
const isLanguage = (/** @type {string} */ code) => Object.hasOwn(LANGUAGES, code);

/** The default time zone, also defined in domain/src/general/time-zone/zone.ts. */
export const DEFAULT_TIME_ZONE = 'America/Puerto_Rico';

/**
 * @typedef {{name: string, languages: string, domain: string, timeZone: string}} Answers as they were typed
 */

/** @param {Answers} answers */
function languagesIn({ languages }) {
  const typed = languages.toLowerCase().trim();
  const codes = typed === 'both' ? ['es', 'en'] : typed.split(/[\s,]+/);
  if (!codes.every(isLanguage))
    throw new Error(`The languages must be es, en or both, the owner's first, not "${languages}".`);
  return /** @type {('en' | 'es')[]} */ ([...new Set(codes)]);
}

/** @param {Answers} answers */
function timeZoneIn({ timeZone }) {
  const typed = timeZone.trim().replaceAll(' ', '_') || DEFAULT_TIME_ZONE;
  try {
    // Accepts only zones named after places, because they follow their region's daylight saving rules.
    // Abbreviations such as EST have no daylight saving time.
    if (typed.includes('/'))
      return new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone;
  } catch {
    // The time zone is unknown.
  }
  const similar = similarTimeZones(typed);
  throw new Error(
    `"${timeZone}" is not a time zone${similar.length > 0 ? `: did you mean ${similar.join(', ')}?` : '.'} ` +
      'Its name is a region and a city, such as America/New_York.',
  );
}

/** The minimum similarity for a suggestion, low enough to match typos and partial names. */
const SIMILARITY_MIN = 0.5;

/**
 * Returns the time zones that share the most letter pairs with the typed name, most similar first.
 * @param {string} typed
 */
function similarTimeZones(typed) {
  const wanted = letterPairs(typed.split('/').at(-1) ?? '');
  return Intl.supportedValuesOf('timeZone')
    .map((name) => {
      const pairs = letterPairs(name.split('/').at(-1) ?? '');
      const shared = [...wanted].filter((pair) => pairs.has(pair)).length;
      return { name, similarity: (2 * shared) / (wanted.size + pairs.size) };
    })
    .filter(({ similarity }) => similarity >= SIMILARITY_MIN)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** @param {string} text @returns {Set<string>} */
function letterPairs(text) {
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/**
 * Returns the content of the site file, without the taglines. Throws if an answer is invalid.
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
      `"${answers.domain}" is not a domain. Use the form patitas.com, or leave it empty until you have one.`,
    );
  return {
    name,
    languages: languagesIn(answers),
    siteUrl: domain && `https://${domain}`,
    timeZone: timeZoneIn(answers),
  };
}

/**
 * Returns the prompts for the footer tagline, one per language, each with the field for its answer.
 * @param {Answers} answers
 * @returns {[field: string, question: string][]}
 */
export const taglineQuestions = (answers) =>
  languagesIn(answers).map((code) => [
    code === 'en' ? 'taglineEn' : 'taglineEs',
    `What the business does, in one sentence in ${LANGUAGES[code]} (Enter: later): `,
  ]);
