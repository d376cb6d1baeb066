import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';
import { siteFiles } from './build/site-files.ts';
import { trimReactfire } from './build/trim-reactfire.ts';

export default defineConfig({
  plugins: [trimReactfire(), react(), siteFiles(), serviceWorker()],
  build: {
    outDir: process.env.WEB_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
  },
  server: {
    port: 5173 + Number(process.env.PORT_OFFSET ?? 0),
    strictPort: true,
    // The API and the uploaded pictures come from the emulators.
    proxy: Object.fromEntries(
      ['/api', '/images/uploads'].map((path) => [path, { target: process.env.SITE_URL ?? 'http://127.0.0.1:5050' }]),
    ),
  },
});
