import type { PlainFormAnswer } from '@app/domain/publishing/page-renderer';
import { createContext } from 'react';
import type { LocalSite } from './content/localSite';

/**
 * The values that the server provides when it renders a page. The editor's preview provides some of them; a
 * visitor's browser provides none.
 */
interface PageRendering {
  local?: LocalSite;
  /** Removes HTML that isn't allowed in posts. */
  sanitize?: (html: string) => string;
  /** Makes the server send the page with status 404. */
  onNotFound?: () => void;
  /** The result of a native form submission. */
  formAnswer?: PlainFormAnswer | undefined;
}

export const Rendering = createContext<PageRendering>({});
