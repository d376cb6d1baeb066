/** Changes requests before the Functions Framework sees them. */
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** Node publishes each request on this channel before the server's listeners, such as Express, get it. */
const REQUEST_START = 'http.server.request.start';

/** Calls `change` with each request to this process. Must be called before the server starts. */
export function onRequestStart(change: (request: IncomingMessage) => void): void {
  subscribe(REQUEST_START, (event) => {
    if (typeof event !== 'object' || event === null || !('request' in event)) return;
    if (event.request instanceof IncomingMessage) change(event.request);
  });
}
