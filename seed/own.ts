/** Builds the initial content for a new business's site from the answers to `npm run new-site`. */
import { existsSync, readFileSync } from 'node:fs';
import { NO_FACTS, type Facts } from '@app/domain/content/facts';
import { FACTS_ID } from '@app/domain/general/collections';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { array, mixed, object, string, ValidationError, type InferType } from 'yup';
import { writtenDraft } from './drafts';
import { NO_RECORDS, type Records } from './records';

const siteSchema = object({
  name: string().required(),
  /** The site's initial languages. Email to the owner is in the first one. */
  languages: array(mixed<Locale>().oneOf(LOCALES).required()).min(1).required(),
  taglineEn: string().default(''),
  taglineEs: string().default(''),
  siteUrl: string().default(''),
  /** The business's time zone. Only builds use it (tools/prepare/time-zone.ts). */
  timeZone: string(),
})
  .noUnknown()
  .required();

export type OwnSite = InferType<typeof siteSchema>;

/**
 * Reads the answers from a site file. Throws if the file is missing or invalid. The field lengths are checked
 * later, along with the records.
 */
export function readOwnSite(path: string): OwnSite {
  if (!existsSync(path)) throw new Error(`${path} doesn't exist. Create it with npm run new-site.`);
  try {
    return siteSchema.validateSync(JSON.parse(readFileSync(path, 'utf8')), { strict: false });
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError)
      throw new Error(`${path}: ${error.message}. Create it again with npm run new-site.`, { cause: error });
    throw error;
  }
}

/** Returns the records for a new site, whose only content is the answers. */
export function ownRecords({ name, languages, taglineEn, taglineEs, siteUrl }: OwnSite): Records {
  const [only = 'both', ...others] = languages;
  const siteLanguages = others.length > 0 ? 'both' : only;
  const fields: Facts = { ...NO_FACTS, name, taglineEn, taglineEs, siteLanguages, siteUrl };
  const now = new Date();
  return {
    ...NO_RECORDS,
    siteContent: [{ id: FACTS_ID, fields }],
    drafts: [writtenDraft('facts', FACTS_ID, { fields, savedAt: now, publishedAt: now })],
  };
}
