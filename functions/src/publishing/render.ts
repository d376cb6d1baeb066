/**
 * Renders the files of the live site: pages, their shared content, feeds, sitemaps, llms.txt, robots.txt,
 * manifests and icons.
 */
import { siteLocales } from '@app/domain/content/site-languages';
import { factsIn } from '@app/domain/content/site-documents';
import { FACTS_ID } from '@app/domain/general/collections';
import { hasLocale, localeFromPath, LOCALES } from '@app/domain/general/locale';
import type { SiteSource } from '@app/domain/publishing/page-renderer';
import { feedPath, sitePath } from '@app/domain/general/paths';
import { LLMS_PATH } from './discovery/llms';
import { SITEMAP_PATH, sitemapFileNumber } from './discovery/sitemap';
import { renderFeed, renderLlms, renderSitemapFile, renderSitemap } from './discovery/texts';
import { renderPage, renderSite } from './pages/renderer';
import { readSiteContent } from '../content/site';
import { BRANDED_FILES } from './discovery/files';
import { isPage } from './addresses';

/**
 * Returns whether an address is in one of the site's languages or in no particular language. Addresses in
 * other languages have no files and redirect.
 */
export const isInSiteLanguage = (address: string, { documents }: SiteSource): boolean =>
  !hasLocale(address) || siteLocales(factsIn(documents[FACTS_ID])).includes(localeFromPath(address));

/**
 * Renders the file at an address; returns null if there is none. `site` is the result of `readSite`. Throws
 * if any content can't be read.
 */
export async function renderAddress(address: string, site: SiteSource): Promise<string | Uint8Array | null> {
  if (!isInSiteLanguage(address, site)) return null;
  const siteLocale = LOCALES.find((each) => sitePath(each) === address);
  if (siteLocale) return renderSite(siteLocale);
  if (isPage(address)) return renderDocument(address, site);
  if (address === SITEMAP_PATH) return renderSitemap();
  if (address === LLMS_PATH) return renderLlms();
  const locale = LOCALES.find((each) => feedPath(each) === address);
  if (locale) return renderFeed(locale);
  const number = sitemapFileNumber(address);
  if (number !== null) return renderSitemapFile(number);
  const file = BRANDED_FILES[address];
  if (file) return file(await readSiteContent());
  throw new Error(`No renderer handles ${address}`);
}

async function renderDocument(url: string, site: SiteSource): Promise<string | null> {
  const { status, html, isComplete } = await renderPage({ url, site });
  if (!isComplete)
    throw new Error(`${url} could not be rendered: not all of its content was read from Firestore.`);
  return status === 200 ? html : null;
}
