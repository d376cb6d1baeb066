import type { Plugin } from 'vite';

/** The only Firebase product that the site uses through reactfire. */
const USED = 'firebase/app';
const EMPTY = '\0reactfire-empty';

/**
 * Matches top-level lines that start a declaration, or that end a function and start the next declaration.
 */
const TOP_LEVEL_VARIABLES = /^(?:var |\}).*/gm;
const CALLS = /= (?=[\w$.]+\(|\(?function|new )/g;

/**
 * Reduces reactfire to the code that `FirebaseAppProvider` and `useFirebaseApp` need, the only parts that the
 * site uses. reactfire is one file that imports every Firebase product. Other modules still import the real
 * products. The gzipped sizes of version 4.2.6 (pinned in package.json), including 7.5 KB for firebase/app:
 *
 * - as published: 185.9 KB
 * - with imports of other products resolved to an empty module: 12.4 KB
 * - with top-level calls also marked as free of side effects, so that the bundler drops unused parts: 8.3 KB
 */
export const trimReactfire = (): Plugin => ({
  name: 'trim-reactfire',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/reactfire/dist/') && source.startsWith('firebase/') && source !== USED
      ? EMPTY
      : null,
  // All imports from the empty module are undefined (see `shimMissingExports` in vite.config.ts).
  load: (id) => (id === EMPTY ? 'export {};' : null),
  transform: (code, id) =>
    id.includes('/reactfire/dist/')
      ? {
          code: code.replace(TOP_LEVEL_VARIABLES, (line) => line.replace(CALLS, '= /* @__PURE__ */ ')),
          map: null,
        }
      : null,
});
