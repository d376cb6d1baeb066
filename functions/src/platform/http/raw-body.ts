/**
 * Gives handlers the request body exactly as it was sent.
 *
 * Cloud Functions serves the app with the Functions Framework, which runs body-parser before the app. A
 * malformed JSON body, an unknown charset or a broken compressed body then gets the framework's HTML error
 * page instead of the app's own error. A small gzip body is inflated to as much as 1 GB in memory. Neither
 * the framework (`@google-cloud/functions-framework`, which package.json pins) nor the emulator
 * (firebase-tools 15.34.2) has an option to turn its parsers off.
 *
 * The content type and encoding of every request are therefore hidden from the parsers. The body is left to
 * the last parser, `raw`, which stores the bytes in `rawBody`. `rawHeaders` still contains the original
 * headers. raw-body.isolated.test.ts runs the framework and fails if the workaround stops working or is no
 * longer needed.
 */
import type { IncomingMessage } from 'node:http';
import { onRequestStart } from './request-start';

/**
 * Hides the content type and encoding of requests from the body parsers in this process. Must be called once,
 * before the server starts.
 */
export function bypassBodyParsers(): void {
  onRequestStart(({ headers }) => {
    // Doesn't add a content type to a request that has none, so that body-parser skips its body.
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}

/** Returns the original value of a header, even if the header was hidden later. `name` is in lowercase. */
function originalHeader(request: IncomingMessage, name: string): string | undefined {
  const index = request.rawHeaders.findIndex(
    (text, position) => position % 2 === 0 && text.toLowerCase() === name,
  );
  return index === -1 ? undefined : request.rawHeaders[index + 1];
}

/** Returns the Content-Type header as it was sent, or an empty string if there was none. */
export const originalContentType = (request: IncomingMessage): string =>
  originalHeader(request, 'content-type') ?? '';

/** Returns the content type in lowercase and without parameters, such as `application/json`. */
export function mediaType(request: IncomingMessage): string {
  const [type = ''] = originalContentType(request).split(';');
  return type.trim().toLowerCase();
}

/** Returns whether the body was sent compressed or otherwise encoded. */
export const isEncoded = (request: IncomingMessage): boolean =>
  (originalHeader(request, 'content-encoding') ?? 'identity') !== 'identity';

/** Returns the body's bytes. The buffer is empty if the request has no body or no content type. */
export function rawBody(request: IncomingMessage): Buffer {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : Buffer.alloc(0);
}
