/**
 * Keeps request bodies as they were sent. Functions parse bodies before our code runs, and answer a malformed
 * one with an HTML page of their own; so the type and the encoding are hidden from them, which makes every
 * body plain bytes in `rawBody`.
 */
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

const REQUEST_START = 'http.server.request.start';

/** Call once, before the server starts. */
export function keepBodiesRaw(): void {
  subscribe(REQUEST_START, (event) => {
    if (typeof event !== 'object' || event === null || !('request' in event)) return;
    const { request } = event;
    if (!(request instanceof IncomingMessage)) return;
    if (request.headers['content-type'] !== undefined)
      request.headers['content-type'] = 'application/octet-stream';
    delete request.headers['content-encoding'];
  });
}

/** The first header of a name as it came in, whatever was hidden since. */
export function sentHeader(request: IncomingMessage, name: string): string | undefined {
  const at = request.rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? undefined : request.rawHeaders[at + 1];
}

/** The body's bytes; none when there was no body or no content type. */
export function rawBody(request: IncomingMessage): Buffer {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0);
}
