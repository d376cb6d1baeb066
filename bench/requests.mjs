// What the measurements of the API share: servers in processes of their own, and requests over many connections.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, hashPassword } from '../functions/passwords';

/**
 * @typedef {object} Load
 * @property {string} name
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} [headers]
 * @property {() => string | Buffer} [body]
 * @property {number} expected   the status
 */

/** @typedef {{ms: number, headers: import('node:http').IncomingHttpHeaders, text: string}} Answer */

export const BARE_HANDLER = 'api-bare-handler.mjs';
export const FUNCTION = '../tests/api/support/function-server.mjs';

/**
 * Starts a server in a process of its own.
 * @param {string} path
 * @param {Record<string, string>} [env]
 */
export async function start(path, env = {}) {
  const child = fork(fileURLToPath(new URL(path, import.meta.url)), {
    env: {
      GCLOUD_PROJECT: 'demo-site',
      ...process.env,
      FUNCTIONS_EMULATOR: 'true',
      ADMIN_PASSWORD_HASH: hashPassword(DEMO_PASSWORD),
      ADMIN_PASSWORD_GATE: '',
      // Neither e-mail nor notifications; missing secrets would be logged with each request.
      MAIL: '',
      PUSH: '',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As the platform runs it: without what reads TypeScript.
    execArgv: [],
  });
  const [{ port }] = await once(child, 'message');
  return { child, port };
}

/** @param {string} email */
export const message = (email) =>
  JSON.stringify({ name: 'Ana', email, message: 'Mi perro ladra mucho.', language: 'es' });

/**
 * What sends a picture as a form does.
 * @param {Buffer} picture
 * @param {Record<string, string>} headers
 */
export const upload = (picture, headers) => ({
  headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=b' },
  body: () =>
    Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'),
      picture,
      Buffer.from('\r\n--b--\r\n'),
    ]),
});

/** Each request has an address of its own, so that the rate limits do not apply. */
let requests = 0;
function nextAddress() {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

/** @param {number} connections */
export const agentWith = (connections) => new Agent({ keepAlive: true, maxSockets: connections });

/**
 * Sends a request. Rejects where the answer has another status than expected.
 * @param {Agent} agent
 * @param {number} port
 * @param {Load} load
 * @returns {Promise<Answer>}
 */
export function send(agent, port, { name, method, path, headers, body, expected }) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = { 'Content-Type': 'application/json', 'X-Forwarded-For': nextAddress(), ...headers };
    const outgoing = httpRequest(
      { agent, host: '127.0.0.1', port, method, path, headers: sent },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => {
          if (response.statusCode === expected)
            resolve({ ms: performance.now() - started, headers: response.headers, text });
          else
            reject(
              new Error(`${name}: ${response.statusCode} instead of ${expected}: ${text.slice(0, 200)}`),
            );
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body?.());
  });
}

/**
 * Sends these requests in turn, over so many connections, for a time. Returns how long each took, in milliseconds.
 * @param {number} port
 * @param {readonly Load[]} loads
 * @param {{connections: number, ms: number}} options
 */
export async function loadFor(port, loads, { connections, ms }) {
  const agent = agentWith(connections);
  const until = performance.now() + ms;
  /** @type {number[]} */
  const times = [];
  const connection = async () => {
    while (performance.now() < until) {
      const load = loads[times.length % loads.length];
      if (load) times.push((await send(agent, port, load)).ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return times;
}
