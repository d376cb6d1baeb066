import { minify, type Plugin } from 'vite';

/** Minifies the templates' inline scripts and removes comments, except the places to fill in: they are part of every page. */
export function smallTemplate(): Plugin {
  return {
    name: 'small-template',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) =>
          minify('template.js', code),
        );
        const small = (await Promise.all(scripts)).map(({ code }) => `<script>${code.trim()}</script>`);
        return html
          .replace(/<script>[^]*?<\/script>/g, () => small.shift() ?? '')
          .replace(/<!-- [^]*? -->/g, '')
          .replace(/\n\s*/g, '\n');
      },
    },
  };
}
