import { minify, type Plugin } from 'vite';

/** Takes out of the page's template what only its authors read: it is part of every page. The places to fill in stay. */
export function smallTemplate(): Plugin {
  return {
    name: 'small-template',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => minify('template.js', code));
        const small = (await Promise.all(scripts)).map(({ code }) => `<script>${code.trim()}</script>`);
        return html
          .replace(/<script>[^]*?<\/script>/g, () => small.shift() ?? '')
          .replace(/<!-- [^]*? -->/g, '')
          .replace(/\n\s*/g, '\n');
      },
    },
  };
}
