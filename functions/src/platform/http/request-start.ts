/** Changes requests before they reach the Functions Framework. */
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** The channel where Node publishes each request before the server's listeners, such as Express, get it. */
const REQUEST_START = 'http.server.request.start';

/** Calls `change` with each request that this process receives. Must be called before the server starts. */
export function onRequestStart(change: (request: IncomingMessage) => void): void {
  subscribe(REQUEST_START, (event) => {
    if (typeof event !== 'object' || event === null || !('request' in event)) return;
    if (event.request instanceof IncomingMessage) change(event.request);
  });
}
