/**
 * Re-exports React's functions for browsers, so that React is evaluated with its own file (`web/build.mjs`)
 * instead of with the first file that imports it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
