/**
 * Re-exports React's functions for browsers. React is then evaluated with its own file (`web/build.mjs`), not
 * with the first file that imports it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
