import type { Plugin } from 'vite';

/** Makes Vite's development server serve the pages of the owner's area, as Hosting does. */
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
