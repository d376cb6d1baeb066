/** Sends requests to a site over many connections. */
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { DEMO_PASSWORD } from '../functions/passwords';

/** A browser's user agent, because the statistics ignore bots. */
const USER_AGENT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

interface Sent {
  headers?: Record<string, string>;
  /** The request body. Objects are sent as JSON. */
  body?: object;
}

interface Answer {
  ms: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The number of requests so far. Each request gets its own IP address, so that rate limits don't apply. */
let requests = 0;
function nextAddress() {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

/** Returns functions that send requests to a site over at most the given number of connections. */
export function connectTo(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  /** Sends a request. Rejects if the response has an unexpected status. */
  const send = (method: string, path: string, expected: number, { headers, body }: Sent = {}) => {
    const started = performance.now();
    return new Promise<Answer>((resolve, reject) => {
      const sent = {
        'Content-Type': 'application/json',
        'User-Agent': USER_AGENT,
        'X-Forwarded-For': nextAddress(),
        ...headers,
      };
      const outgoing = httpRequest(url + path, { agent, method, headers: sent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode } = response;
          if (statusCode === expected)
            resolve({ ms: performance.now() - started, headers: response.headers, text });
          else
            reject(
              new Error(`${method} ${path}: ${statusCode} instead of ${expected}: ${text.slice(0, 200)}`),
            );
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  };

  /** Logs in and returns the session's headers. */
  const logIn = async () => {
    const { headers } = await send('POST', '/api/admin/session', 204, { body: { password: DEMO_PASSWORD } });
    return { Cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
  };

  return { send, logIn };
}

/** Returns a visitor's message with the given email address. */
export const message = (email: string) => ({
  name: 'Ana',
  email,
  message: 'Mi perro ladra mucho.',
  language: 'es',
});

/** Returns the headers and body of a form submission that uploads a picture. */
export const upload = (picture: Buffer, headers: Record<string, string>) => ({
  headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=b' },
  body: Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'),
    picture,
    Buffer.from('\r\n--b--\r\n'),
  ]),
});
