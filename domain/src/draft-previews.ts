/** Previews of a working copy: the page of a post before it is published. */
import { workingCopyPath } from './api';
import type { Locale } from './locale';

const PREVIEWS_PATH = '/preview';

/** The path below which the owner, logged in, sees the previews of her posts. */
export const OWN_PREVIEWS_PATH = `${PREVIEWS_PATH}/posts`;

/** Returns the path of a post's preview, which needs the owner's session. */
export const ownPreviewPath = (id: string, locale: Locale): string => `${OWN_PREVIEWS_PATH}/${encodeURIComponent(id)}/${locale}`;

/** Returns the path of a private link, which needs no session; without a language, the page is in that of the visitor's browser. */
export const privatePreviewPath = (token: string, locale?: Locale): string =>
  [PREVIEWS_PATH, token, ...(locale === undefined ? [] : [locale])].join('/');

/** Returns the path of the API where a post's private link is read, created and ended. */
export const previewLinkPath = (id: string): string => workingCopyPath(id, 'preview-link');
