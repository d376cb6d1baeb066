import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a request to the site and its response back; where the site cannot be reached, the connection is closed. */
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
