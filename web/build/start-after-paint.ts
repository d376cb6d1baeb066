import type { Plugin } from 'vite';

const MODULES = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** How long after the load event the code comes at the latest. */
const WITHOUT_PAINT_MS = 500;

/**
 * Fetches all modules at once, those that the server has named for the page too, and starts the site. A page that is drawn is read
 * before it is used: its first paint and its pictures come before the code that takes it over. A tab in the background paints nothing to
 * wait for, and a browser may keep its paints to itself.
 */
const starter = (entries: readonly string[]) => `
  (function (entries, modules, started) {
    function start() {
      if (started) return;
      started = true;
      (modules || '').split(' ').concat(entries).forEach(function (href) {
        if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }));
      });
      entries.forEach(function (href) { import(href); });
    }
    if (!modules || document.hidden) return start();
    try { new PerformanceObserver(start).observe({ type: 'paint', buffered: true }); } catch (e) {}
    addEventListener('load', function () { setTimeout(start, ${WITHOUT_PAINT_MS}); });
  })(${JSON.stringify(entries)}, document.getElementById('root').dataset.modules);
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
