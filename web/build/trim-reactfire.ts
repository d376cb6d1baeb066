import type { Plugin } from 'vite';

/** The only Firebase product that the site uses through reactfire. */
const USED = 'firebase/app';
const EMPTY = '\0reactfire-empty';

/** Lines outside every function: they begin a declaration, or end a function and go on with the next declaration. */
const TOP_LEVEL_VARIABLES = /^(?:var |\}).*/gm;
const CALLS = /= (?=[\w$.]+\(|\(?function|new )/g;

/**
 * reactfire is one file that imports every Firebase product. The site uses `FirebaseAppProvider` and `useFirebaseApp` of it, which this
 * reduces to what they need; other importers of the products get the real ones. Gzipped, together with firebase/app (7.5 KB by itself), as of
 * 4.2.6, to which package.json pins it:
 *
 * - as published: 185.9 KB
 * - its imports of other products resolved to an empty module: 12.4 KB
 * - what it creates when it is loaded marked as free of side effects, so that the bundler drops the unused parts: 8.3 KB
 */
export const trimReactfire = (): Plugin => ({
  name: 'trim-reactfire',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/reactfire/dist/') && source.startsWith('firebase/') && source !== USED
      ? EMPTY
      : null,
  // What is imported from it is undefined: `shimMissingExports` in vite.config.ts.
  load: (id) => (id === EMPTY ? 'export {};' : null),
  transform: (code, id) =>
    id.includes('/reactfire/dist/')
      ? {
          code: code.replace(TOP_LEVEL_VARIABLES, (line) => line.replace(CALLS, '= /* @__PURE__ */ ')),
          map: null,
        }
      : null,
});
