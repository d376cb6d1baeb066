import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/ui/theme/global-styles.ts', import.meta.url));
const PLACE = '<!--global-styles-->';

/** Writes the document's own styles into the pages' templates. */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    transformIndexHtml: async (html) => {
      if (!html.includes(PLACE)) throw new Error(`${PLACE} is missing in the template`);
      const { module } = await runnerImport<typeof import('../src/ui/theme/global-styles')>(SOURCE);
      return html.replace(PLACE, () => `<style>${module.globalStyles}</style>`);
    },
  };
}
