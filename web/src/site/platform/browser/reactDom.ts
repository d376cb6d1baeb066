/**
 * React for browsers. Importing it from here evaluates it with the file it is built into (`web/build.mjs`)
 * instead of with the first file that needs it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
