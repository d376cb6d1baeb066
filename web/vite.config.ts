import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminPage } from './build/admin-page.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedHead } from './build/shared-head.ts';
import { smallTemplate } from './build/small-template.ts';
import { BUILD_TARGET } from './build/target.ts';
import { stripLabels } from './build/strip-labels.ts';
import { startAfterPaint } from './build/start-after-paint.ts';
import { trimReactfire } from './build/trim-reactfire.ts';

const SITE_URL = process.env.SITE_URL ?? 'http://127.0.0.1:5050';

export default defineConfig({
  plugins: [
    trimReactfire(),
    react(),
    stripLabels(),
    sharedHead(),
    startAfterPaint(),
    smallTemplate(),
    serviceWorker(),
    adminPage(),
  ],
  build: {
    target: BUILD_TARGET,
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No library that the site uses has side effects when a property or a global is read: unused code can be dropped.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: {
          // The entry; how long texts look; what several pages share, including TanStack Query; what the two forms share, which load later than their pages; what
          // only the blog's pages share. A file each instead of one for each component. A group includes what its modules import, unless an
          // earlier group has it.
          groups: [
            { name: 'site', test: /\/web\/src\/main\.tsx$/, priority: 2 },
            // Only pages with long texts of the owner need it.
            { name: 'prose', test: /\/web\/src\/shared\/ui\/Prose\.tsx$/, priority: 2 },
            {
              name: 'pages',
              test: /\/(?:web|domain)\/src\/(?!site\/blog\/|blog\/|(?:[\w-]+\/)*[\w-]+\.schema\.ts|shared\/data\/(?:api|answer)\.ts|site\/inbox\/FormField\.tsx|fields\/form-values|api-answers)|\/react-icons\/|\/@tanstack\//,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'forms',
              test: /\/node_modules\/(?:formik|yup)\/|\/domain\/src\/(?:(?:[\w-]+\/)*[\w-]+\.schema|api-answers)\.ts|\/shared\/data\/(?:api|answer)\.ts|\/site\/inbox\/FormField\.tsx|\/fields\/form-values\.ts/,
              minShareCount: 2,
            },
            { name: 'blog', test: /\/(?:web|domain)\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The renderer runs without node_modules.
  ssr: { noExternal: true },
  server: {
    port: 5173 + Number(process.env.PORT_OFFSET ?? 0),
    strictPort: true,
    // Requests for the function go to the emulators.
    proxy: Object.fromEntries(
      [
        '/api',
        '/images/uploads',
        '/images/og',
        '/sitemap',
        '/llms.txt',
        '/en/site.json',
        '/es/site.json',
      ].map((path) => [path, { target: SITE_URL }]),
    ),
  },
});
