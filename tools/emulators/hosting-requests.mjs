// Preloaded into firebase-tools. Its hosting emulator parses a request's address where nothing catches the error, so that a single
// malformed request, such as /api/admin/sessions%, would end all emulators. This patch refuses such requests with a 400 before it parses
// them. It patches an export of superstatic, on which the emulator is built; firebase-tools' version is pinned.
import { createRequire } from 'node:module';

const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));

/**
 * The internals that are patched.
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{handle(request: Request, response: Response, next?: () => void): void}} App
 */

/** @type {{server: (spec: unknown) => App}} */
const superstatic = load('superstatic');
const { server } = superstatic;

/** Returns whether the emulator can parse the request's target and host. @param {Pick<Request, 'url' | 'headers'>} request */
export function isWellFormed({ url = '', headers: { host } }) {
  try {
    decodeURI(url);
    return url.startsWith('/') && URL.canParse(url, `http://${host}`);
  } catch {
    return false;
  }
}

superstatic.server = (spec) => {
  const app = server(spec);
  const { handle } = app;
  app.handle = (request, response, next) => {
    if (isWellFormed(request)) handle.call(app, request, response, next);
    else response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad Request\n');
  };
  return app;
};
