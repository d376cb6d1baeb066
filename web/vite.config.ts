import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminPage } from './build/admin-page.ts';
import { businessFacts } from './build/business-facts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedHead } from './build/shared-head.ts';
import { siteFiles } from './build/site-files.ts';
import { smallTemplate } from './build/small-template.ts';
import { BUILD_TARGET } from './build/target.ts';
import { standIns } from './build/stand-ins.ts';
import { startAfterPaint } from './build/start-after-paint.ts';
import { trimReactfire } from './build/trim-reactfire.ts';

const SITE_URL = process.env.SITE_URL ?? 'http://127.0.0.1:5050';

export default defineConfig({
  plugins: [trimReactfire(), standIns(), react(), businessFacts(), sharedHead(), startAfterPaint(), smallTemplate(), siteFiles(), serviceWorker(), adminPage()],
  build: {
    target: BUILD_TARGET,
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No library of ours does anything when a property is read or a global is named: what nobody uses can go.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          // What every page stands on; what several pages share, the queries of those that read with it; what only the blog's pages share.
          // A file each, not one for each building block. A group takes along what its modules import, unless an earlier one has it.
          groups: [
            { name: 'site', test: /\/web\/src\/main\.tsx$/, priority: 2 },
            { name: 'pages', test: /\/(?:web|domain)\/src\/(?!features\/blog\/|blog)|\/react-icons\/|\/@tanstack\//, minShareCount: 2, priority: 1 },
            { name: 'blog', test: /\/(?:web|domain)\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // What draws the pages runs where there is no node_modules.
  ssr: { noExternal: true },
  server: {
    port: 5173 + Number(process.env.PORT_OFFSET ?? 0),
    strictPort: true,
    // What the function answers comes from the emulators.
    proxy: Object.fromEntries(['/api', '/images/uploads', '/images/og', '/sitemap', '/llms.txt'].map((path) => [path, { target: SITE_URL }])),
  },
});
