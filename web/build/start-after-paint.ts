import type { Plugin } from 'vite';

const MODULES = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/**
 * The page is drawn already: its first paint and its pictures come before the code that takes it over. Then all modules are fetched at
 * once, those that the server has named for the page too. A tab in the background paints nothing to wait for.
 */
const starter = (entries: readonly string[]) => `
  (function (entries, modules) {
    function start() {
      modules.concat(entries).forEach(function (href) {
        if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }));
      });
      entries.forEach(function (href) { import(href); });
    }
    if (document.hidden) start();
    else requestAnimationFrame(function () { setTimeout(start); });
  })(${JSON.stringify(entries)}, (document.getElementById('root').dataset.modules || '').split(' '));
`;

/** Puts a starter at the end of the pages' template, in place of the tags that Vite has written. */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // The owner's page is not drawn: there is nothing to wait for.
        if (!html.includes('<!--page-->')) return html;
        const entries = [...html.matchAll(MODULES)].map(([, path = '']) => path);
        return html.replace(MODULES, '').replace('</body>', () => `<script>${starter(entries)}</script></body>`);
      },
    },
  };
}
