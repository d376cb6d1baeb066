import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { expect, it } from 'vitest';

/** A gzip header written on a Mac: https://datatracker.ietf.org/doc/html/rfc1952#section-2.3.1. */
const HEADER = [31, 139, 8, 0, 0, 0, 0, 0, 2, 19];

it('changes the operating system in the gzip header from macOS to Unix', async () => {
  Object.defineProperty(zlib, 'createGzip', {
    configurable: true,
    value: () => {
      const chunks = [Buffer.from(HEADER), Buffer.from('0123456789')];
      return new Readable({
        read() {
          this.push(chunks.shift() ?? null);
        },
      });
    },
  });
  await import('./system.mjs');
  const bytes = await buffer(zlib.createGzip());
  expect([...bytes.subarray(0, 10)]).toEqual([...HEADER.slice(0, 9), 3]);
  expect(bytes.subarray(10).toString()).toBe('0123456789');
});
