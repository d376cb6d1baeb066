/**
 * Re-exports React's functions for browsers, so that React is evaluated as part of its own file
 * (`web/build.mjs`), not as part of the first file that imports it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
