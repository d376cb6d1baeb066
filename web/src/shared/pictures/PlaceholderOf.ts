import { createContext } from 'react';

/**
 * Provides a function that returns the URL of an uploaded picture's placeholder. Only the server provides
 * such a function: in the browser, the placeholder would arrive no sooner than the picture itself.
 */
export const PlaceholderOf = createContext<(path: string) => string | undefined>(() => undefined);
