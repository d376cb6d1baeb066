import type { Plugin } from 'vite';

/** The only Firebase product that the site uses through reactfire. */
const USED = 'firebase/app';
const EMPTY = '\0reactfire-empty';

/**
 * Matches top-level lines that start a declaration, or that end a function and continue with the next
 * declaration.
 */
const TOP_LEVEL_VARIABLES = /^(?:var |\}).*/gm;
const CALLS = /= (?=[\w$.]+\(|\(?function|new )/g;

/**
 * Reduces reactfire to what `FirebaseAppProvider` and `useFirebaseApp` need, the only parts that the site
 * uses. reactfire is one file that imports every Firebase product. Other importers of the products get the
 * real ones. Gzipped sizes, including firebase/app (7.5 KB by itself), as of 4.2.6, the version pinned in
 * package.json:
 *
 * - as published: 185.9 KB
 * - with its imports of other products resolved to an empty module: 12.4 KB
 * - with its top-level calls marked as free of side effects, so that the bundler drops unused parts: 8.3 KB
 */
export const trimReactfire = (): Plugin => ({
  name: 'trim-reactfire',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/reactfire/dist/') && source.startsWith('firebase/') && source !== USED
      ? EMPTY
      : null,
  // Everything imported from it is undefined, see `shimMissingExports` in vite.config.ts.
  load: (id) => (id === EMPTY ? 'export {};' : null),
  transform: (code, id) =>
    id.includes('/reactfire/dist/')
      ? {
          code: code.replace(TOP_LEVEL_VARIABLES, (line) => line.replace(CALLS, '= /* @__PURE__ */ ')),
          map: null,
        }
      : null,
});
