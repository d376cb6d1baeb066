// The two references: the page without any JavaScript, and the same packages built without optimizations.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { portOffset, portsAt } from '../tools/emulators/ports.mjs';
import { webEnv } from '../tools/prepare/build.mjs';

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
});

/**
 * Returns a rendered page without its scripts.
 * @param {string} html
 */
export function withoutScripts(html) {
  return html.replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g, '');
}

/** Turns every `import('x')` of the site's own code into a static import. @returns {import('vite').Plugin} */
function eagerImports() {
  return {
    name: 'eager-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id)) return null;
      /** @type {string[]} */
      const sources = [];
      const eager = code.replace(
        /\bimport\('([^']+)'\)/g,
        (_, source) => `Promise.resolve(eager${sources.push(source)})`,
      );
      const imports = sources.map((source, index) => `import * as eager${index + 1} from '${source}';`);
      return sources.length > 0 ? `${imports.join('')}${eager}` : null;
    },
  };
}

/** The build's plugins that the eager build leaves out. */
const OPTIMIZATIONS = ['trim-reactfire', 'start-after-paint'];

/**
 * Builds the site as one eager application that renders every page in the browser: no chunks, and reactfire with every product that
 * it imports. Returns a function from a path to the built file.
 * @param {string} root
 */
export async function buildEager(root) {
  const web = join(root, 'web');
  const folder = join(root, '.emulators', 'bench', 'eager');
  rmSync(folder, { recursive: true, force: true });
  Object.assign(process.env, webEnv(root, portsAt(portOffset(process.env))));
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(web, 'vite.config.ts'),
    web,
  );
  const plugins = (loaded?.config.plugins ?? [])
    .flat()
    .filter((plugin) => !OPTIMIZATIONS.some((name) => isNamed(plugin, name)));
  await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [eagerImports(), ...plugins],
    build: {
      target: 'es2022',
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const template = { type: TYPES['.html'] ?? '', body: readFileSync(join(folder, 'index.html')) };
  /** @param {string} path */
  return (path) => {
    if (/^\/(404|(en|es)(\/[^.]*)?)$/.test(path)) return template;
    const file = join(folder, path);
    const type = TYPES[extname(path)];
    return type && path.startsWith('/assets/') && existsSync(file)
      ? { type, body: readFileSync(file) }
      : undefined;
  };
}

/** @param {unknown} plugin @param {string} name */
function isNamed(plugin, name) {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}
