/** React for browsers. Imported from here, it is evaluated with the file that it is built into (`web/build.mjs`), not with the first one that needs it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
