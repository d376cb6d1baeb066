import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the transformations below were written for and measured with. */
const VERSION = '4.2.6';

/** The only Firebase product that the site uses through reactfire. */
const USED = 'firebase/app';
const EMPTY = '\0reactfire-empty:';

/** Lines outside every function: they begin a declaration, or end a function and go on with the next declaration. */
const TOP_LEVEL_VARIABLES = /^(?:var |\}).*/gm;
const CALLS = /= (?=[\w$.]+\(|\(?function|new )/g;

/**
 * reactfire is one file that imports every Firebase product. The site uses `FirebaseAppProvider` and `useFirebaseApp` of it, which this
 * reduces to what they need; other importers of the products get the real ones. Gzipped, together with firebase/app (7.5 KB by itself):
 *
 * - as published: 185.9 KB
 * - its imports of other products resolved to an empty module: 12.4 KB
 * - what it creates when it is loaded marked as free of side effects, so that the bundler drops the unused parts: 8.3 KB
 *
 * Fails the build when reactfire has another version: check then that both steps still apply, and measure again.
 */
export function trimReactfire(): Plugin {
  const imported = new Map<string, string[]>();
  return {
    name: 'trim-reactfire',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('/reactfire/dist/') || !source.startsWith('firebase/') || source === USED)
        return null;
      return EMPTY + source;
    },
    transform(code, id) {
      if (!id.includes('/reactfire/dist/')) return null;
      const { version } = JSON.parse(readFileSync(id.replace(/\/dist\/.*$/, '/package.json'), 'utf8')) as {
        version: string;
      };
      if (version !== VERSION) {
        this.error(
          `web/build/trim-reactfire.ts was written for reactfire ${VERSION}, and ${version} is installed: check that it still applies.`,
        );
      }
      for (const [, names = '', source = ''] of code.matchAll(
        /import\s*\{([^}]*)\}\s*from\s*"(firebase\/[^"]+)"/g,
      )) {
        imported.set(
          source,
          names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
        );
      }
      return {
        code: code.replace(TOP_LEVEL_VARIABLES, (line) => line.replace(CALLS, '= /* @__PURE__ */ ')),
        map: null,
      };
    },
    load(id) {
      if (!id.startsWith(EMPTY)) return null;
      const names = imported.get(id.slice(EMPTY.length)) ?? [];
      return names.map((name) => `export const ${name} = undefined;`).join('\n') || 'export {};';
    },
  };
}
