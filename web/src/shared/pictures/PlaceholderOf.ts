import { createContext } from 'react';

/**
 * Returns the URL of the placeholder of an upload that is the page's main picture. Only the server provides
 * it: in the browser, it would arrive no sooner than the picture itself.
 */
export const PlaceholderOf = createContext<(path: string) => string | undefined>(() => undefined);
