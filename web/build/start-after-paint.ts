import type { Plugin } from 'vite';

const MODULES = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** How long after the load event the code comes at the latest. */
const WITHOUT_PAINT_MS = 500;

/** A file that could not be fetched is asked for again after 0.4, 0.8, 1.6, 3.2 and 6.4 seconds. */
const RETRIES = 5;
const FIRST_RETRY_MS = 400;
/** Of what is wanted later, where the visitor waits for an answer or for an error: three seconds. */
const LATER_RETRIES = 3;

/**
 * Fetches all modules at once, those that the server has named for the page too, and starts the site. A page that is drawn is read
 * before it is used: its first paint and its pictures come before the code that takes it over. A tab in the background paints nothing to
 * wait for, and a browser may keep its paints to itself.
 *
 * `fetchFiles` brings files into the browser's cache, and tries again where the network fails; `import()` then finds them there. Firefox
 * and older Chromium remember the failure of an `import()`, and Safari that of a `modulepreload`, until the page is left.
 *
 * A 404 is asked for again past the cache: Hosting's headers apply to a path whatever the status, so the browser keeps the answer that a
 * file does not exist for as long as it would have kept the file, also after a deployment has brought it.
 */
const starter = (entries: readonly string[]) => `
  (function (entries, modules, started) {
    var fetched = {};
    function request(path, cache) {
      return fetch(path, { priority: 'low', cache: cache });
    }
    function fetchFile(path, retries, wait) {
      return request(path, 'default').then(function (response) {
        return response.status === 404 ? request(path, 'reload') : response;
      }).then(function (response) {
        if (!response.ok) throw response.status;
        return response.blob();
      }).catch(function (error) {
        // What is not there, or not without a connection, will not be there in a moment.
        if (!retries || error < 500 || !navigator.onLine) {
          delete fetched[path];
          throw error;
        }
        return new Promise(function (resolve) { setTimeout(resolve, wait); }).then(function () { return fetchFile(path, retries - 1, 2 * wait); });
      });
    }
    window.fetchFiles = function (paths, retries) {
      return Promise.all(paths.map(function (path) { return fetched[path] || (fetched[path] = fetchFile(path, retries, ${FIRST_RETRY_MS})); }));
    };
    function start() {
      if (started) return;
      started = true;
      fetchFiles((modules ? modules.split(' ') : []).concat(entries), ${RETRIES}).then(function () { entries.forEach(function (href) { import(href); }); });
    }
    if (!modules || document.hidden) return start();
    try { new PerformanceObserver(start).observe({ type: 'paint', buffered: true }); } catch (e) {}
    addEventListener('load', function () { setTimeout(start, ${WITHOUT_PAINT_MS}); });
  })(${JSON.stringify(entries)}, document.getElementById('root').dataset.modules);
`;

/** A dynamic import of a chunk that imports no other: Vite's list of what to preload is empty. */
const ALONE = /import\([`'"]\.\/([\w.-]+)[`'"]\),\[\]/g;

/** Vite's own helper, around which it writes each dynamic import: `modulepreload` for what the chunk imports. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Puts a starter at the end of the templates, in place of the tags that Vite has written; later imports fetch their files by it too. */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export const __vitePreload = (load, files = []) => fetchFiles(files.map((file) => '/' + file), ${LATER_RETRIES}).then(load);`
        : null,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(ALONE, (code, name: string) => `${code.slice(0, -2)}["assets/${name}"]`);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entries = [...html.matchAll(MODULES)].map(([, path = '']) => path);
        return html.replace(MODULES, '').replace('</body>', () => `<script>${starter(entries)}</script></body>`);
      },
    },
  };
}
