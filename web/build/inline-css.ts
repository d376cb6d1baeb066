import type { Plugin } from 'vite';

/** Puts the few lines of CSS that Vite has extracted (the font faces) into the page: a file of their own would hold up the first paint. */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
          const css = bundle?.[file];
          return css?.type === 'asset' ? `<style>${String(css.source).trim()}</style>` : link;
        });
      },
    },
  };
}
