import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc, type Plugin } from 'vite';
import { offlinePage } from './offline-page.ts';
import { BUILD_TARGET } from './target.ts';

const SOURCE = fileURLToPath(new URL('../service-worker/sw.ts', import.meta.url));

/** Writes the service worker and its offline page as one file, whose address must not change from build to build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { target: BUILD_TARGET });
      const whole = `const OFFLINE_PAGE = ${JSON.stringify(offlinePage)};\n${code}`;
      const source = (await minify('sw.js', whole)).code;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
