// Preloaded into firebase-tools. The hosting emulator doesn't catch errors in parsing a request's address, so
// one malformed request, such as /api/admin/sessions%, would bring down all the emulators. This patch makes
// every server answer malformed requests with a 400.
import { Server } from 'node:http';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Returns whether a request has a target and host that the emulator can parse.
 * @param {Pick<Request, 'url' | 'headers'>} request
 */
export function isWellFormed({ url = '', headers: { host } }) {
  try {
    decodeURI(url);
    return url.startsWith('/') && URL.canParse(url, `http://${host}`);
  } catch {
    return false;
  }
}

/** @type {(this: Server, event: string, ...args: unknown[]) => boolean} */
const emit = Server.prototype.emit;

/** @param {string} event @param {unknown[]} args */
Server.prototype.emit = function (event, ...args) {
  const [request, response] = /** @type {[Request, Response]} */ (args);
  if (event !== 'request' || isWellFormed(request)) return emit.call(this, event, ...args);
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad Request\n');
  return true;
};
