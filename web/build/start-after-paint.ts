import type { Plugin } from 'vite';

const MODULES =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** The maximum delay between the load event and the start of the site. */
const WITHOUT_PAINT_MS = 500;

/** How many times to retry fetching a file, after 0.4, 0.8, 1.6, 3.2 and 6.4 seconds. */
const RETRIES = 5;
const FIRST_RETRY_MS = 400;
/**
 * The number of retries for later imports. Their delays add up to only three seconds, because the visitor is
 * waiting for the result or an error.
 */
const LATER_RETRIES = 3;

/**
 * Fetches all modules in parallel, including those that the server listed for the page, and starts the site.
 *
 * On a server-rendered page, the script waits for the first paint, because text and pictures have priority
 * over the code that hydrates them. It doesn't wait in a background tab, which doesn't paint. If the browser
 * doesn't report paints, the script waits for the load event.
 *
 * Each file is evaluated in its own task, and imported files are evaluated first. A single task would make a
 * phone unresponsive.
 *
 * `fetchFiles` loads files, with retries, into the browser's cache, where `import()` then finds them. A
 * failed `import()` can't be retried in Firefox and older versions of Chromium, which remember the failure
 * until the visitor leaves the page. Safari remembers a failed `modulepreload` in the same way, and Chromium
 * remembers a failed `preload`.
 *
 * After a 404, the file is requested again with `cache: 'reload'`. Hosting's headers apply to a path
 * regardless of the status, so the browser may have cached the 404 for as long as the file itself. The cached
 * 404 would outlive a deployment that adds the file.
 *
 * The script is the same in every build, so that the Content-Security-Policy can contain its hash. File names
 * are passed in the script's `data-entries` attribute.
 */
const STARTER = `
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
        // A retry does not help against a 404 or without a connection.
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
    function evaluate(index) {
      if (index < entries.length) import(entries[index]).then(function () { setTimeout(evaluate, 0, index + 1); });
    }
    function start() {
      if (started) return;
      started = true;
      fetchFiles((modules ? modules.split(' ') : []).concat(entries), ${RETRIES}).then(function () { evaluate(0); });
    }
    if (!modules || document.hidden) return start();
    try { new PerformanceObserver(start).observe({ type: 'paint', buffered: true }); } catch (e) {}
    addEventListener('load', function () { setTimeout(start, ${WITHOUT_PAINT_MS}); });
  })(document.currentScript.dataset.entries.split(' '), document.getElementById('root').dataset.modules);
`;

/**
 * Matches a dynamic import of a chunk that has no imports of its own. Vite's list of files to preload is
 * empty for such a chunk.
 */
const ALONE = /import\([`'"]\.\/([\w.-]+)[`'"]\),\[\]/g;

/**
 * The id of Vite's helper, which wraps each dynamic import and adds `modulepreload` for the chunk's imports.
 */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's script tags with a script at the end of the templates, and Vite's preload helper with that
 * script's `fetchFiles`.
 */
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
          if (file.type === 'chunk')
            file.code = file.code.replace(
              ALONE,
              (code, name: string) => `${code.slice(0, -2)}["assets/${name}"]`,
            );
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entries = [...html.matchAll(MODULES)].map(([, path = '']) => path);
        return html
          .replace(MODULES, '')
          .replace('</body>', () => `<script data-entries="${entries.join(' ')}">${STARTER}</script></body>`);
      },
    },
  };
}
