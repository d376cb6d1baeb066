/** Previews of a draft: the page that it is on, before it is published. */
import { LEGAL_PAGES } from '../content/legal';
import type { Locale } from '../general/locale';
import { EDITABLE_PAGES } from '../content/pages';
import type { Page } from '../general/paths';
import type { DraftKind } from './drafts';

const PREVIEWS_PATH = '/preview';

/** Returns the path of a draft's preview, which needs the owner's session. */
export const ownPreviewPath = (kind: DraftKind, id: string, locale: Locale): string =>
  [PREVIEWS_PATH, kind, encodeURIComponent(id), locale].join('/');

/** Own previews as a route. Their addresses have three parts below the folder, those of private links one or two. */
export const OWN_PREVIEW_ROUTE = `${PREVIEWS_PATH}/:kind/:id/:locale`;

/** Returns the path of a private link, which needs no session; without a language, the page is in that of the visitor's browser. */
export const privatePreviewPath = (token: string, locale?: Locale): string =>
  [PREVIEWS_PATH, token, ...(locale === undefined ? [] : [locale])].join('/');

/** Returns the page on which a draft is seen that has none of its own; for the facts, which every page shows, the one with most of them. */
export function pageOfDraft(kind: Exclude<DraftKind, 'posts'>, id: string): Page {
  if (kind === 'services' || kind === 'testimonials') return kind;
  return [...EDITABLE_PAGES, ...LEGAL_PAGES].find((page) => page === id) ?? 'contact';
}
