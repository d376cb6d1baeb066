import type { Plugin } from 'vite';

/** Serves admin.html for the owner's area under Vite's development server, as Hosting's rewrites do. */
export function adminPage(): Plugin {
  return {
    name: 'admin-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/admin(\/|\?|$)/.test(request.url ?? '')) request.url = '/admin.html';
        next();
      });
    },
  };
}
