import type { PlainFormAnswer } from '@app/domain/publishing/page-renderer';
import { createContext } from 'react';
import type { LocalSite } from './content/localSite';

/** What the server gives the page that it renders, and the editor's preview a part of it; nothing in the browser. */
interface PageRendering {
  local?: LocalSite;
  /** Removes from HTML what a post may not have. */
  sanitize?: (html: string) => string;
  /** Has the page sent with the status 404. */
  onNotFound?: () => void;
  /** The result of a native form submission. */
  formAnswer?: PlainFormAnswer | undefined;
}

export const Rendering = createContext<PageRendering>({});
