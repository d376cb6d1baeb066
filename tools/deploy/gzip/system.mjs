// Preloaded into firebase-tools (../commands.ts). Sets the operating system in gzip headers to Unix, as the
// function does. Otherwise, files deployed from a Mac would have different digests than the publisher's files
// (functions/src/publishing/hosting.ts), and the publisher's first release would upload every file again.
import zlib from 'node:zlib';

/**
 * The offset of the operating-system byte in a gzip header:
 * https://datatracker.ietf.org/doc/html/rfc1952#section-2.3.1.
 */
const SYSTEM_AT = 9;
const UNIX = 3;

const { createGzip } = zlib;

Object.defineProperty(zlib, 'createGzip', {
  configurable: true,
  /** @param {import('node:zlib').ZlibOptions} options */
  value(options) {
    const gzip = createGzip(options);
    const push = gzip.push.bind(gzip);
    let isHeader = true;
    gzip.push = (chunk, encoding) => {
      if (isHeader && chunk) chunk[SYSTEM_AT] = UNIX;
      isHeader = false;
      return push(chunk, encoding);
    };
    return gzip;
  },
});
