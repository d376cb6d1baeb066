/** Renders the files of the live site: pages, feeds, sitemap, llms.txt. */
import { LOCALES } from '@perro-wisdom/domain/locale';
import { feedPath } from '@perro-wisdom/domain/paths';
import { sanitizePostHtml } from '../blog/html';
import { LLMS_PATH } from '../discovery/llms';
import { storedPosts } from '../discovery/posts';
import { SITEMAP_PATH, sitemapFileNumber } from '../discovery/sitemap';
import { feedText, llmsText, sitemapFileText, sitemapText } from '../discovery/texts';
import { renderPage } from '../pages/renderer';
import { isPage } from './addresses';

/** Returns what an address shows now; null if it shows nothing. Throws if some of its content cannot be read. */
export async function renderAddress(address: string): Promise<string | null> {
  if (isPage(address)) return renderDocument(address);
  if (address === SITEMAP_PATH) return sitemapText(storedPosts);
  if (address === LLMS_PATH) return llmsText(storedPosts);
  const locale = LOCALES.find((each) => feedPath(each) === address);
  if (locale) return feedText(storedPosts, locale);
  const number = sitemapFileNumber(address);
  if (number !== null) return sitemapFileText(storedPosts, number);
  throw new Error(`Nothing renders ${address}`);
}

async function renderDocument(url: string): Promise<string | null> {
  const { status, html, isComplete } = await renderPage({ url, sanitize: sanitizePostHtml });
  if (!isComplete) throw new Error(`${url} could not be rendered: not all of its content was read from Firestore.`);
  return status === 200 ? html : null;
}
