// Loaded into firebase-tools (../commands.ts): gzip names the operating system of the function's machine. Files that are deployed from a Mac would
// have other digests than the publisher's (functions/src/publishing/hosting.ts), whose first release would upload all of them again.
import zlib from 'node:zlib';

/** https://datatracker.ietf.org/doc/html/rfc1952#section-2.3.1 */
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
