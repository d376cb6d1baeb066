import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseToolsFolder } from './environment';
import { isWellFormed } from './hosting-requests.mjs';

const { server } = createRequire(`${firebaseToolsFolder()}/`)('superstatic');

/** The targets and hosts of malformed requests, which used to crash the emulators. */
const MALFORMED = [
  ['/%', 'localhost'],
  ['/api/admin/sessions%', 'localhost'],
  ['/en/%zz', 'localhost'],
  ['/images/uploads/%E0%A4%A', 'localhost'],
  ['/assets/%ff?a=b', 'localhost'],
  ['/en?search=%', 'localhost'],
  ['//', 'localhost'],
  ['http://[::1/en', 'localhost'],
  ['/en', ''],
  ['/en', 'a b'],
  ['/en', '['],
  ['/en', 'localhost:99999'],
];

describe('the installed hosting emulator', () => {
  /** @type {string} */
  let folder;
  /** @type {import('node:http').Server} */
  let http;
  /** @type {number} */
  let port;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hosting-'));
    writeFileSync(join(folder, 'page.html'), 'a page');
    const config = {
      public: folder,
      cleanUrls: true,
      redirects: [{ source: '/old', destination: '/page', type: 301 }],
    };
    http = server({ port: 0, hostname: '127.0.0.1', config, cwd: '/', stack: 'strict' }).listen();
    await once(http, 'listening');
    const address = http.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no TCP port.');
    port = address.port;
  });
  afterAll(() => {
    http.close();
    rmSync(folder, { recursive: true });
  });

  /**
   * Sends a request without fetch's URL normalization, and returns the response's status.
   * @param {string} target
   * @param {string} host
   */
  async function statusOf(target, host) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const text of socket) answer += text;
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  }

  it.each(MALFORMED)('responds with a 400 to a request for %s at the host "%s"', async (target, host) => {
    expect(await statusOf(target, host)).toBe(400);
  });

  it('serves well-formed requests', async () => {
    expect(await statusOf('/page?a=%C3%A1', 'localhost')).toBe(200);
    expect(await statusOf('/old', 'localhost')).toBe(301);
    expect(await statusOf('/nothing%20here', 'localhost')).toBe(404);
  });

  it.each([
    ['/en/blog/caf%C3%A9?q=1%202', '127.0.0.1:5050'],
    ['/a%00b', 'localhost'],
    ['//en', '[::1]:5050'],
  ])('accepts %s as well-formed', (url, host) => {
    expect(isWellFormed({ url, headers: { host } })).toBe(true);
  });
});
