import { minify, type Plugin } from 'vite';

const INLINE_SCRIPT = /(<script(?: data-entries="[^"]*")?>)([^]*?)<\/script>/g;

/**
 * Minifies the templates' inline scripts and removes their comments, except placeholders. Every page contains
 * a template, so its size matters.
 */
export function smallTemplate(): Plugin {
  return {
    name: 'small-template',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scripts = [...html.matchAll(INLINE_SCRIPT)].map(async ([, tag = '', source = '']) => {
          const { code } = await minify('template.js', source);
          return `${tag}${code.trim()}</script>`;
        });
        const small = await Promise.all(scripts);
        return html
          .replace(INLINE_SCRIPT, () => small.shift() ?? '')
          .replace(/<!-- [^]*? -->/g, '')
          .replace(/\n\s*/g, '\n');
      },
    },
  };
}
