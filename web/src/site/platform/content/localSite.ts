/** The visitors' site in a language: the owner's content, and the translations with her texts in them. */
import type { Locale } from '@app/domain/general/locale';
import type { i18n as I18n } from 'i18next';
import { createContext } from 'react';
import { fetchOnce } from '../../../shared/data/fetchOnce';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { fetchSite } from '../../../shared/content/fetchSite';
import type { Site } from '../../../shared/content/site';

export interface LocalSite {
  site: Site;
  i18n: I18n;
}

export const localSiteOf = async (locale: Locale, content: Site | Promise<Site>): Promise<LocalSite> => {
  const [site, resources] = await Promise.all([content, loadTexts(locale)]);
  return { site, i18n: createTranslations(locale, resources, site) };
};

/** The site as the browser loads it. The server makes one for each page that it renders. */
export const localSites = fetchOnce((locale: Locale) => localSiteOf(locale, fetchSite(locale)));

/** The site of the page that the server is rendering; null in the browser. */
export const RenderedSite = createContext<LocalSite | null>(null);
