import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listeningInodes, requireFreePorts } from './port-holder.mjs';

/** @returns {Promise<{port: number, close: () => Promise<unknown>}>} */
async function takePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('TCP');
  return { port: address.port, close: () => once(server.close(), 'close') };
}

describe('requiring free ports', () => {
  it('names the port, its purpose, and the process that uses it', async () => {
    const { port, close } = await takePort();
    await expect(requireFreePorts([['hosting', port]])).rejects.toThrow(
      `${port} (hosting) by process ${process.pid} (`,
    );
    await close();
  });

  it('names a process once for all its ports', async () => {
    const [one, other] = [await takePort(), await takePort()];
    await expect(
      requireFreePorts([
        ['hosting', one.port],
        ['hub', other.port],
      ]),
    ).rejects.toThrow(`${one.port} (hosting), ${other.port} (hub) by process ${process.pid} (`);
    await Promise.all([one.close(), other.close()]);
  });

  it('accepts free ones', async () => {
    const { port, close } = await takePort();
    await close();
    await expect(requireFreePorts([['hosting', port]])).resolves.toBeUndefined();
  });
});

describe("Linux's table of sockets", () => {
  const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt uid timeout inode
   0: 0100007F:13BA 00000000:0000 0A 00000000:00000000 00:00000000 00000000 0 0 4711 1 0 100 0 0 10 0
   1: 0100007F:13BA 0100007F:C350 01 00000000:00000000 00:00000000 00000000 0 0 4712 1 0 100 0 0 10 0
`;

  it('has listening sockets, not connected ones', () => {
    expect(listeningInodes(TABLE, 5050)).toEqual(['4711']);
  });
});
