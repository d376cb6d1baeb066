import type { Plugin } from 'vite';

const USED = 'firebase/app';
/** Lines outside every function: they begin a declaration, or end a function and go on with the next declaration. */
const TOP_LEVEL_VARIABLES = /^(?:var |\}).*/gm;
const CALLS = /= (?=[\w$.]+\(|\(?function|new )/g;
const STUB = '\0reactfire-stub:';

/**
 * reactfire's one file imports every Firebase product (186 KB gzipped), of which the site uses `firebase/app` through it. Its
 * other imports are answered by an empty module; whoever else imports those products gets the real ones. What it makes when it
 * is loaded is marked as free of side effects, so that what nobody uses of it can go.
 */
export function trimReactfire(): Plugin {
  const wanted = new Map<string, Set<string>>();
  return {
    name: 'trim-reactfire',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('/reactfire/dist/') || !source.startsWith('firebase/') || source === USED) return null;
      return STUB + source;
    },
    transform(code, id) {
      if (!id.includes('/reactfire/dist/')) return null;
      for (const [, names = '', source = ''] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"(firebase\/[^"]+)"/g)) {
        wanted.set(source, new Set(names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')));
      }
      const marked = code.replace(TOP_LEVEL_VARIABLES, (line) => line.replace(CALLS, '= /* @__PURE__ */ '));
      if (marked === code) throw new Error(`${id} has changed: nothing in it could be marked.`);
      return marked;
    },
    load(id) {
      if (!id.startsWith(STUB)) return null;
      const names = [...(wanted.get(id.slice(STUB.length)) ?? [])];
      return names.map((name) => `export const ${name} = undefined;`).join('\n') || 'export {};';
    },
  };
}
