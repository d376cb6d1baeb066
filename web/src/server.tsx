/**
 * Renders the public site on the server, page by page, from the same React tree that the browser hydrates.
 */
import createEmotionServer from '@emotion/server/create-instance';
import { LOCALES, localeFromPath, type Locale } from '@app/domain/general/locale';
import {
  draftPreviewUrl,
  type ContentRequest,
  type PageContent,
  type PageRequest,
  type PostPreview,
  type RenderedPage,
} from '@app/domain/publishing/page-renderer';
import { absoluteUrl, sitePath } from '@app/domain/general/paths';
import type { SiteSocialImage } from '@app/domain/pictures/social-images';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './shared/components/Providers';
import { PlaceholderOf } from './shared/pictures/PlaceholderOf';
import { loadedPlaceholder } from './shared/pictures/placeholderQuery';
import { matchPublicPage } from './site/app/publicPages';
import { EndedPreview } from './site/app/EndedPreview';
import { PublicSite } from './site/app/PublicSite';
import { previewedPostData } from './site/blog/data';
import { dehydratePage } from './shared/data/pageData';
import { PAGE_DATA_ID } from './shared/data/pageFile';
import { createQueryClient } from './shared/data/queryClient';
import { createStyleCache, SERVER_STYLES } from './shared/browser/styleCache';
import { missingReads } from './shared/data/loader';
import type { LocalSite } from './site/platform/content/localSite';
import { Rendering } from './site/platform/rendering';
import { NO_SOURCE, readSiteSource } from './site/platform/content/readSite';
import { siteFile } from './shared/content/site';
import { localSiteOf, siteSocialImageOf } from './site/platform/content/siteInWords';
import { withBrand } from './site/platform/head/brandTemplate';
import { BRAND_ID } from '@app/domain/general/collections';
import { brandIn } from '@app/domain/content/site-documents';

/** Matches the page's own head elements, which React puts before all other markup. */
const HEAD_ELEMENTS = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Makes the pictures in a post load lazily. */
const lazily = (html: string): string => html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');

/**
 * Renders a React tree to HTML. Rejects if any component throws, so the browser never has to recover from an
 * error on the server.
 */
async function renderToHtml(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}

/**
 * Serializes data as JSON for a `<script>`. Escapes `<`, because `</script>` in the data would end the
 * element.
 */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Returns the template without the scripts in its body, so that nothing hydrates the page. */
function withoutCode(template: string): string {
  const [head = '', body = ''] = template.split('<body>');
  return `${head}<body>${body.replace(/<script[^>]*>[^]*?<\/script>/g, '')}`;
}

/**
 * Turns a rendered document into a post's private preview. Replaces the internal preview URLs with the
 * preview's own paths, and keeps the document out of search engines.
 */
function asPostPreview(
  html: string,
  { post, paths }: PostPreview,
  { facts, socialImage }: LocalSite['site'],
): string {
  const page = LOCALES.reduce(
    (text, locale) => text.replaceAll(draftPreviewUrl(locale), paths[locale]),
    html,
  );
  if (post === null) return page;
  return (
    page
      .replace('</title>', '</title><meta name="robots" content="noindex"/>')
      // A post's own social image is created only when the post is published.
      .replace(/(<meta property="og:image" content=")[^"]*/, `$1${absoluteUrl(socialImage, facts)}`)
  );
}

/** Vite's build manifest, which maps source files to built files. */
export type BuildManifest = Record<string, { file: string; imports?: string[] } | undefined>;

/**
 * Returns the paths of the built files with a page's code and strings, plus everything they import. Omits
 * files mentioned in the template, because every page loads those anyway.
 */
function pageModules(manifest: BuildManifest, sources: readonly string[], template: string): string[] {
  const files = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`);
}

/**
 * Reads a page's content with the permissions that visitors have. `failures` contains the errors from reading
 * the content shared by all pages.
 */
async function readContent({ url, sanitize, site: known, post }: ContentRequest & Pick<PageRequest, 'site'>) {
  const { pathname } = new URL(url, 'http://site.invalid');
  const locale = localeFromPath(pathname);
  const { page, params } = matchPublicPage(pathname);
  const failures: unknown[] = [];
  const source = (known ? Promise.resolve(known) : readSiteSource()).catch((error: unknown) => {
    console.error(`${url} was rendered without the content of the site`, error);
    failures.push(error);
    return NO_SOURCE;
  });
  const [{ loader }, local] = await Promise.all([
    page.load(locale),
    source.then((found) => localSiteOf(found, { locale, now: new Date(), sanitize })),
  ]);
  const client = createQueryClient();
  if (post) for (const [key, data] of previewedPostData(post, locale)) client.setQueryData(key, data);
  await loader?.({ client, site: local.site, locale, params });
  return { locale, page, source: await source, local, client, failures };
}

/** Logs each read that failed or isn't declared by the page's loader. Returns whether there were none. */
function hasAllReads(url: string, client: QueryClient): boolean {
  const missing = missingReads(client);
  for (const { queryKey, reason } of missing) console.error(`${url} was rendered without`, queryKey, reason);
  return missing.length === 0;
}

/**
 * Returns a page's content in both languages. If some of it could not be read, logs the errors and returns
 * null.
 */
export async function readPage(request: ContentRequest): Promise<PageContent | null> {
  const { source, client, failures } = await readContent(request);
  if (!hasAllReads(request.url, client) || failures.length > 0) return null;
  return { site: source, data: dehydratePage(client) };
}

/**
 * Renders a public page into the template built by Vite: runs the page's loader, then renders once. Logs each
 * read that failed or isn't declared by the loader, and renders the page without that read's data.
 */
export async function renderDocument(
  request: PageRequest,
  template: string,
  manifest: BuildManifest,
): Promise<RenderedPage> {
  const { url, sanitize, formAnswer, preview } = request;
  const { locale, page, source, local, client, failures } = await readContent({
    ...request,
    ...(preview?.post && { post: preview.post }),
  });

  const styles = createStyleCache();
  // Makes Emotion collect the styles instead of putting a `<style>` next to each element.
  styles.compat = true;
  let status: RenderedPage['status'] = 200;
  const rendering = {
    local,
    formAnswer,
    sanitize: (html: string) => lazily(sanitize(html)),
    onNotFound: () => {
      status = 404;
    },
  };
  const markup = await renderToHtml(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Rendering value={rendering}>
          <PlaceholderOf value={(path) => loadedPlaceholder(client, path)}>
            <Providers styles={styles}>
              <StaticRouter location={url}>
                {preview?.post === null ? <EndedPreview /> : <PublicSite />}
              </StaticRouter>
            </Providers>
          </PlaceholderOf>
        </Rendering>
      </QueryClientProvider>
    </StrictMode>,
  );
  const isComplete = hasAllReads(url, client) && failures.length === 0;

  const emotion = createEmotionServer(styles);
  const css = emotion
    .extractCriticalToChunks(markup)
    .styles.map((style) => style.css)
    .join('');
  const [head = ''] = HEAD_ELEMENTS.exec(markup) ?? [];
  const sources = [page.source, `src/shared/locales/${locale}/index.ts`];
  if (page.source.endsWith('/LegalPage.tsx')) sources.push(`src/shared/locales/${locale}/legal.ts`);
  const shown = formAnswer || preview ? withoutCode(template) : template;
  const document = withBrand(shown, brandIn(source.documents[BRAND_ID]))
    .replace(/<(title|noscript) data-shell>[^]*?<\/\1>\s*/g, '')
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace('<!--head-->', () => `${head}<style ${SERVER_STYLES}>${css}</style>`)
    .replace('<!--page-->', () => markup.slice(head.length));
  if (preview) {
    return { status, html: asPostPreview(document, preview, local.site), isComplete };
  }
  const html = document
    .replace(
      '<div id="root">',
      () =>
        `<div id="root" data-modules="${[sitePath(locale), ...pageModules(manifest, sources, template)].join(' ')}">`,
    )
    .replace(
      '</body>',
      () =>
        `<script type="application/json" id="${PAGE_DATA_ID}">${asScript(dehydratePage(client, locale))}</script></body>`,
    );
  return { status, html, isComplete };
}

export { readSiteSource as readSite };

/** Reads the content shared by all pages, in one language. */
const readLocalSite = async (locale: Locale, sanitize: PageRequest['sanitize']): Promise<LocalSite> =>
  localSiteOf(await readSiteSource(), { locale, now: new Date(), sanitize });

/**
 * Returns the text of the file that contains one language's version of the content shared by all pages.
 * Rejects if the content cannot be read.
 */
export const renderSite = async (locale: Locale, sanitize: PageRequest['sanitize']): Promise<string> =>
  siteFile((await readLocalSite(locale, sanitize)).site);

/** Returns what the site's social image shows in one language. Rejects if the content cannot be read. */
export const readSiteSocialImage = async (
  locale: Locale,
  sanitize: PageRequest['sanitize'],
): Promise<SiteSocialImage> => siteSocialImageOf(await readLocalSite(locale, sanitize));
