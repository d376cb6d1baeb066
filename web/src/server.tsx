/** The visitors' site on the server: renders one page at a time, with the same tree that the browser then hydrates. */
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { LOCALES, localeFromPath } from '@perro-wisdom/domain/locale';
import { splitPost, type BlogPost } from '@perro-wisdom/domain/blog';
import { DRAFT_PREVIEW_SLUG, draftPreviewUrl, type DraftPreview, type PageRequest, type RenderedPage } from '@perro-wisdom/domain/page-renderer';
import { absoluteUrl } from '@perro-wisdom/domain/paths';
import { DEFAULT_PREVIEW_PATH } from '@perro-wisdom/domain/preview';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/Providers';
import { matchPublicPage } from './app/publicPages';
import { EndedPreview } from './app/EndedPreview';
import { PublicSite } from './app/PublicSite';
import { postContentQuery, postQuery } from './features/blog/data';
import { Sanitizer } from './features/blog/sanitize';
import { PlainFormAnswerContext } from './features/contact/PlainForm';
import { translations } from './platform/i18n/i18n';
import { dehydratePage, PAGE_DATA_ID } from './platform/data/pageData';
import { PageStatus } from './platform/head/pageStatus';
import { createQueryClient } from './platform/data/queryClient';
import { createStyleCache, SERVER_STYLES } from './platform/browser/styleCache';
import { missingReads } from './platform/data/loader';

/** The page's own elements of the head, which React writes before everything else. */
const HEAD_ELEMENTS = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Makes the pictures in a post load lazily. */
const lazily = (html: string): string => html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');

/** Returns a tree as HTML. Rejects when anything in it throws: no error is left for the browser to repair. */
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

/** Returns the page of a request as a React tree. */
const pageTree = ({ url, sanitize, formAnswer, preview }: PageRequest, client: QueryClient, styles: EmotionCache, status: { status: 200 | 404 }) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <PageStatus value={status}>
        <Sanitizer value={(html) => lazily(sanitize(html))}>
          <Providers styles={styles}>
            <PlainFormAnswerContext value={formAnswer ?? null}>
              <StaticRouter location={url}>
                {preview?.post === null ? <EndedPreview /> : <PublicSite />}
              </StaticRouter>
            </PlainFormAnswerContext>
          </Providers>
        </Sanitizer>
      </PageStatus>
    </QueryClientProvider>
  </StrictMode>
);

/** As JSON for a `<script>`, which a `<` could end. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Returns the template without the code that would hydrate its page. */
function withoutCode(template: string): string {
  const [head = '', body = ''] = template.split('<body>');
  return `${head}<body>${body.replace(/<script>[^]*?<\/script>/g, '')}`;
}

/** Stores a post in the client where the page of a draft preview reads it, instead of in Firestore. */
function provideDraft(client: QueryClient, post: BlogPost): void {
  const [summary, content] = splitPost(post);
  client.setQueryData(postQuery(DRAFT_PREVIEW_SLUG).queryKey, summary);
  client.setQueryData(postContentQuery(post.id).queryKey, content);
}

/** Returns the document of a draft preview: its links to itself lead to the preview, and search engines must not index it. */
function asPreview(html: string, { post, paths }: DraftPreview): string {
  const page = LOCALES.reduce((text, locale) => text.replaceAll(draftPreviewUrl(locale), paths[locale]), html);
  if (post === null) return page;
  return page
    .replace('</title>', '</title><meta name="robots" content="noindex"/>')
    // The image of the post itself exists only once it is published.
    .replace(/(<meta property="og:image" content=")[^"]*/, `$1${absoluteUrl(DEFAULT_PREVIEW_PATH)}`);
}

/** Vite's manifest: the built files by their source files. */
export type BuildManifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** Returns the files of a page's own code and texts and all that they import, except those that the template names, which every page fetches. */
function pageModules(manifest: BuildManifest, sources: readonly string[], template: string): string {
  const files = new Set<string>();
  const add = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `/${file}`)
    .join(' ');
}

/**
 * Renders a public page as a document, in the template that Vite has built: runs the page's loader, then renders once. Data that could
 * not be read, or that the loader does not declare, is logged, and the page is not complete.
 */
export async function renderDocument(request: PageRequest, template: string, manifest: BuildManifest): Promise<RenderedPage> {
  const { pathname } = new URL(request.url, 'http://site.invalid');
  const locale = localeFromPath(pathname);
  const { page, params } = matchPublicPage(pathname);
  const [{ loader }] = await Promise.all([page.load(locale), translations.load(locale)]);

  const client = createQueryClient();
  if (request.preview?.post) provideDraft(client, request.preview.post);
  await loader?.({ client, locale, params });

  const cache = createStyleCache();
  // Collects the styles instead of writing them beside each element.
  cache.compat = true;
  const result: { status: 200 | 404 } = { status: 200 };
  const markup = await renderToHtml(pageTree(request, client, cache, result));
  const missing = missingReads(client);
  for (const { queryKey, reason } of missing) console.error(`${request.url} was rendered without`, queryKey, reason);

  const emotion = createEmotionServer(cache);
  const styles = emotion.extractCriticalToChunks(markup).styles.map(({ css }) => css).join('');
  const [head = ''] = HEAD_ELEMENTS.exec(markup) ?? [];
  const sources = [page.source, `src/locales/${locale}/index.ts`];
  if (page.source.endsWith('/LegalPage.tsx')) sources.push(`src/locales/${locale}/legal.ts`);
  const { formAnswer, preview } = request;
  const isComplete = missing.length === 0;
  const document = (formAnswer || preview ? withoutCode(template) : template)
    .replace(/<(title|noscript) data-shell>[^]*?<\/\1>\s*/g, '')
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace('<!--head-->', () => `${head}<style ${SERVER_STYLES}>${styles}</style>`)
    .replace('<!--page-->', () => markup.slice(head.length));
  if (preview) return { status: result.status, html: asPreview(document, preview), isComplete };
  const html = document
    .replace('<div id="root">', () => `<div id="root" data-modules="${pageModules(manifest, sources, template)}">`)
    .replace('</body>', () => `<script type="application/json" id="${PAGE_DATA_ID}">${asScript(dehydratePage(client, locale))}</script></body>`);
  return { status: result.status, html, isComplete };
}
