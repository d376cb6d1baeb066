import react from '@vitejs/plugin-react';
import { defaultAllowedOrigins, defineConfig } from 'vite';
import { timeZoneDefine } from '../domain/src/general/time-zone/rules.ts';
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
  define: timeZoneDefine(process.env.TIME_ZONE),
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
      shimMissingExports: true,
      // In the libraries that the site uses, reading a property or a global has no side effects, so unused
      // reads can be dropped.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
  // The renderer runs without node_modules.
  ssr: { noExternal: true },
  server: {
    port: 5173 + Number(process.env.PORT_OFFSET ?? 0),
    strictPort: true,
    // The preview frame is sandboxed, so its origin is `null`.
    cors: { origin: [defaultAllowedOrigins, 'null'] },
    // Forwards requests for the function to the emulators.
    proxy: Object.fromEntries(
      ['/api', '/images/uploads', '/images/og', '/en/site.json', '/es/site.json'].map((path) => [
        path,
        { target: SITE_URL },
      ]),
    ),
  },
});
