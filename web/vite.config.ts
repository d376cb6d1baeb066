import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminPage } from './build/admin-page.ts';
import { globalStyles } from './build/global-styles.ts';
import { inlineCss } from './build/inline-css.ts';
import { serviceWorker } from './build/service-worker.ts';
import { siteFiles } from './build/site-files.ts';
import { smallTemplate } from './build/small-template.ts';
import { standIns } from './build/stand-ins.ts';
import { startAfterPaint } from './build/start-after-paint.ts';
import { trimReactfire } from './build/trim-reactfire.ts';

const SITE_URL = process.env.SITE_URL ?? 'http://127.0.0.1:5050';

const isOwn = (id: string) => /\/(?:web|domain)\/src\/|\/react-icons\//.test(id);
const READING = /\/node_modules\/@tanstack\/|\/src\/(?:platform\/\w*Quer|platform\/query|features\/(?:instagram|services|testimonials)\/)/;
const BLOG = /\/src\/(?:features\/blog\/|blog)/;

export default defineConfig({
  plugins: [trimReactfire(), standIns(), react(), globalStyles(), inlineCss(), startAfterPaint(), smallTemplate(), siteFiles(), serviceWorker(), adminPage()],
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No library of ours does anything when a property is read or a global is named: what nobody uses can go.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          // What every page stands on; what several pages share; what pages that read need besides; what only the blog's pages do. A file
          // each, not one for each building block. A group takes along what its modules import, unless an earlier one has it.
          groups: [
            { name: 'site', test: /\/web\/src\/main\.tsx$/, priority: 3 },
            { name: 'pages', test: (id) => isOwn(id) && !READING.test(id) && !BLOG.test(id), minShareCount: 2, priority: 2 },
            { name: 'queries', test: READING, minShareCount: 2, priority: 1 },
            { name: 'blog', test: BLOG, minShareCount: 2 },
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
    // The API and the uploaded pictures come from the emulators.
    proxy: Object.fromEntries(['/api', '/images/uploads'].map((path) => [path, { target: SITE_URL }])),
  },
});
