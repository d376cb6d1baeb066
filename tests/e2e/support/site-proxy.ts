import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Forwards a request to the site and returns the site's response to the browser. Closes the connection if the
 * site can't be reached.
 */
export function forwardToSite(request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(process.env.SITE_URL ?? '');
  const { method, url: path, headers } = request;
  const onward = httpRequest({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/**
 * Starts a proxy in front of the site. `intercept` returns true if it has responded to the request itself;
 * the proxy doesn't forward such a request.
 */
export async function startProxy(intercept: (request: IncomingMessage, response: ServerResponse) => boolean) {
  const server = createServer((request, response) => {
    if (!intercept(request, response)) forwardToSite(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
