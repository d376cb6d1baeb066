import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requireFreePorts } from './port-holder';

/** @returns {Promise<{port: number, close: () => Promise<unknown>}>} */
async function takePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP port.');
  return { port: address.port, close: () => once(server.close(), 'close') };
}

describe('requireFreePorts', () => {
  it('lists each port in use, with its purpose, in the error', async () => {
    const [one, other] = [await takePort(), await takePort()];
    await expect(
      requireFreePorts([
        ['hosting', one.port],
        ['hub', other.port],
      ]),
    ).rejects.toThrow(
      new RegExp(`in use:\\n {2}${one.port} \\(hosting\\).*\\n {2}${other.port} \\(hub\\).*\\n.*PORT_OFFSET`),
    );
    await Promise.all([one.close(), other.close()]);
  });

  it('accepts free ports', async () => {
    const { port, close } = await takePort();
    await close();
    await expect(requireFreePorts([['hosting', port]])).resolves.toBeUndefined();
  });
});
