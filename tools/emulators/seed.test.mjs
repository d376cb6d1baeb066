import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portsAt } from './ports';
import { SITE_FILE } from '../site-answers.mjs';
import { seedForStart, seedOf, waitForFirestore } from './seed';

describe('the seed', () => {
  it('is the demo content unless the repository has a site file', () => {
    const root = mkdtempSync(join(tmpdir(), 'seed-'));
    expect(seedOf(root)).toBe('full');
    writeFileSync(join(root, SITE_FILE), '{}');
    expect(seedOf(root)).toBe('own');
    expect(seedForStart({ asked: 'own', hasData: false })).toBe('own');
    expect(seedForStart({ asked: 'empty', hasData: false })).toBe('empty');
  });

  it('is never loaded over data from an earlier run', () => {
    expect(seedForStart({ asked: 'own', hasData: true })).toBeUndefined();
    expect(seedForStart({ asked: 'empty', hasData: true })).toBeUndefined();
    expect(seedForStart({ asked: 'full', hasData: true })).toBeUndefined();
  });

  it('must have a known name', () => {
    for (const hasData of [true, false]) {
      expect(() => seedForStart({ asked: 'demo', hasData })).toThrow(
        '--seed takes full, empty or own, but is "demo".',
      );
    }
  });
});

describe('waitForFirestore', () => {
  /** @type {import('node:http').Server} */
  let server;
  /** @type {number[]} */
  let statuses;
  /** @type {import('./ports').Ports} */
  let ports;
  beforeEach(async () => {
    server = createServer((_request, response) => {
      response.writeHead(statuses.shift() ?? 503).end('{"error":"not yet"}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no TCP port.');
    ports = { ...portsAt(0), firestore: address.port };
  });
  afterEach(() => {
    server.close();
    vi.restoreAllMocks();
  });

  it('resolves once Firestore responds, despite earlier errors', async () => {
    statuses = [503, 500, 200];
    await waitForFirestore(ports);
    expect(statuses).toEqual([]);
  });

  it('reports that Firestore does not respond and that the data is kept', async () => {
    statuses = [];
    const now = Date.now();
    vi.spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValueOnce(now)
      .mockReturnValue(now + 61_000);
    await expect(waitForFirestore(ports)).rejects.toThrow(
      /^Firestore does not respond\. The data of earlier runs is kept/,
    );
  });
});
