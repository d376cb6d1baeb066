/** Previews of a working copy: the page of a post, or of another piece of content, before it is published. */
import { workingCopyPath } from './api';
import type { ContentKind } from '../content/kinds';
import { LEGAL_PAGES } from '../content/legal';
import type { Locale } from '../general/locale';
import { EDITABLE_PAGES } from '../content/pages';
import type { Page } from '../general/paths';

const PREVIEWS_PATH = '/preview';

/** The path below which the owner, logged in, sees the previews of her posts. */
export const OWN_PREVIEWS_PATH = `${PREVIEWS_PATH}/posts`;

/** Returns the path of a post's preview, which needs the owner's session. */
export const ownPreviewPath = (id: string, locale: Locale): string =>
  `${OWN_PREVIEWS_PATH}/${encodeURIComponent(id)}/${locale}`;

/** The path below which the owner, logged in, sees the previews of her other content. */
export const CONTENT_PREVIEWS_PATH = `${PREVIEWS_PATH}/content`;

/** Returns the path of the preview of a piece of content, which needs the owner's session. */
export const contentPreviewPath = (kind: ContentKind, id: string, locale: Locale): string =>
  [CONTENT_PREVIEWS_PATH, kind, encodeURIComponent(id), locale].join('/');

/** Returns the page on which a piece of content is seen; for the facts, which every page shows, the one with most of them. */
export function pageOfContent(kind: ContentKind, id: string): Page {
  if (kind === 'services' || kind === 'testimonials') return kind;
  return [...EDITABLE_PAGES, ...LEGAL_PAGES].find((page) => page === id) ?? 'contact';
}

/** Returns the path of a private link, which needs no session; without a language, the page is in that of the visitor's browser. */
export const privatePreviewPath = (token: string, locale?: Locale): string =>
  [PREVIEWS_PATH, token, ...(locale === undefined ? [] : [locale])].join('/');

/** Returns the path of the API where a post's private link is read, created and ended. */
export const previewLinkPath = (id: string): string => workingCopyPath(id, 'preview-link');
