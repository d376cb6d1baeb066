import type { Plugin } from 'vite';

/** Under Vite the owner's area has its own page too, as Hosting's rewrites give it one. */
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
