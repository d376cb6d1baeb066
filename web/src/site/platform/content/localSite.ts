/**
 * Loads the public site in one language: the owner's content, and the translations, which include the owner's
 * wording.
 */
import type { Locale } from '@app/domain/general/locale';
import type { i18n as I18n } from 'i18next';
import { fetchOnce } from '../../../shared/data/fetchOnce';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { fetchSite } from '../../../shared/content/fetchSite';
import type { Site } from '../../../shared/content/site';

export interface LocalSite {
  site: Site;
  i18n: I18n;
}

/** Loads the site in the browser, once per language. */
export const localSites = fetchOnce(async (locale: Locale): Promise<LocalSite> => {
  const [site, texts] = await Promise.all([fetchSite(locale), loadTexts(locale)]);
  return { site, i18n: createTranslations(locale, texts, site) };
});
