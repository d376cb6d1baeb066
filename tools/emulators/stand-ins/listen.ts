import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../ports';

/** Opens a server at a port, or at any with 0; it does not keep the process running. `host`: under which others reach it. */
export async function listen(server: Server, port: number, host = HOST) {
  await once(server.listen(port, HOST), 'listening');
  server.unref();
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, close };
}
