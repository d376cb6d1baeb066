/**
 * Gives the handlers the request body as it was sent, unparsed.
 *
 * Cloud Functions serves the app with the Functions Framework, which runs body-parser before our code. A
 * malformed JSON body, an unknown charset or a broken compressed body then gets the framework's HTML error
 * page instead of our own error. A small gzip body is inflated up to 1 GB in memory. Neither the framework
 * (`@google-cloud/functions-framework`, which package.json pins) nor the emulator (firebase-tools 15.34.2)
 * has an option for its parsers.
 *
 * So the type and the encoding of every request are hidden from the parsers. They all leave the body to the
 * last one, `raw`, which stores the bytes in `rawBody`. `rawHeaders` still contains the original headers.
 * raw-body.isolated.test.ts runs the framework, and fails if the workaround stops working or is no longer
 * needed.
 */
import type { IncomingMessage } from 'node:http';
import { onRequestStart } from './request-start';

/**
 * Hides the type and the encoding of bodies from body parsers in this process. Must be called once, before
 * the server starts.
 */
export function bypassBodyParsers(): void {
  onRequestStart(({ headers }) => {
    // Without a content type, body-parser skips the body.
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}

/** Returns the original value of a header by its lowercase name, even if the header was hidden later. */
function originalHeader(request: IncomingMessage, name: string): string | undefined {
  const index = request.rawHeaders.findIndex(
    (text, position) => position % 2 === 0 && text.toLowerCase() === name,
  );
  return index === -1 ? undefined : request.rawHeaders[index + 1];
}

/** Returns the Content-Type header as it was sent; empty if there was none. */
export const originalContentType = (request: IncomingMessage): string =>
  originalHeader(request, 'content-type') ?? '';

/** Returns the type of the body without parameters, in lowercase: `application/json`. */
export function mediaType(request: IncomingMessage): string {
  const [type = ''] = originalContentType(request).split(';');
  return type.trim().toLowerCase();
}

/** Returns whether the body was sent compressed, or otherwise encoded. */
export const isEncoded = (request: IncomingMessage): boolean =>
  (originalHeader(request, 'content-encoding') ?? 'identity') !== 'identity';

/** Returns the body's bytes; empty without a body or a content type. */
export function rawBody(request: IncomingMessage): Buffer {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0);
}
