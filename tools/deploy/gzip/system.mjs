// Loaded into firebase-tools (../commands.ts). Makes gzip headers name the operating system of the function's
// machine. Otherwise files deployed from a Mac would have different digests than the publisher's
// (functions/src/publishing/hosting.ts), and its first release would upload all of them again.
import zlib from 'node:zlib';

/**
 * The offset of the operating system in the header:
 * https://datatracker.ietf.org/doc/html/rfc1952#section-2.3.1
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
