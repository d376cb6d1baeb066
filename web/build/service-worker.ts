import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { offlinePage } from './offline-page.ts';
import { BUILD_TARGET } from './target.ts';

/**
 * Bundles a service worker and its imports into one script. Replaces `OFFLINE_PAGE` with the offline page's
 * HTML.
 */
async function bundle(name: string): Promise<string> {
  const input = fileURLToPath(new URL(`../service-worker/${name}.ts`, import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { OFFLINE_PAGE: JSON.stringify(offlinePage) },
    build: {
      write: false,
      copyPublicDir: false,
      target: BUILD_TARGET,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/**
 * Writes the service workers for the visitors' site and the owner's area. Their URLs must be the same in
 * every build.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundle('sw') });
      this.emitFile({ type: 'asset', fileName: 'admin-sw.js', source: await bundle('admin-sw') });
    },
  };
}
