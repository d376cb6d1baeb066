import type { Plugin } from 'vite';

/** Serves the pages of the owner's area from Vite's development server, as Hosting does. */
export function adminPage(): Plugin {
  return {
    name: 'admin-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/admin(\/|\?|$)/.test(request.url ?? '')) request.url = '/admin.html';
        if (request.url === '/preview-frame') request.url = '/preview-frame.html';
        next();
      });
    },
  };
}
