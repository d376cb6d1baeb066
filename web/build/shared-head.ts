import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { THEME_COLORS } from '../../domain/src/content/theme-colors.ts';

const PLACE = '<!--shared-head-->';
const HEAD = fileURLToPath(new URL('head.html', import.meta.url));
const GLOBAL_STYLES = fileURLToPath(new URL('../src/shared/ui/theme/global-styles.ts', import.meta.url));

/** Inserts the global styles and the head elements shared by all templates. */
export function sharedHead(): Plugin {
  return {
    name: 'shared-head',
    transformIndexHtml: async (html) => {
      if (!html.includes(PLACE)) throw new Error(`${PLACE} is missing from the template`);
      const { module } =
        await runnerImport<typeof import('../src/shared/ui/theme/global-styles')>(GLOBAL_STYLES);
      const head = (await readFile(HEAD, 'utf8'))
        .replaceAll('{{light}}', THEME_COLORS.bg.light)
        .replaceAll('{{dark}}', THEME_COLORS.bg.dark)
        .replace('<!--global-styles-->', () => `<style>${module.globalStyles}</style>`);
      return html.replace(PLACE, () => head);
    },
  };
}
