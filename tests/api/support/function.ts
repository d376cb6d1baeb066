/**
 * Runs the built function without Hosting or the functions emulator. This is faster, allows requests that no
 * client library would send, and gives tests access to the process.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, hashPassword } from '../../../functions/passwords';

const SERVER = fileURLToPath(new URL('function-server.mjs', import.meta.url));
/** The function's working directory, as in production. */
const FUNCTIONS = fileURLToPath(new URL('../../../functions', import.meta.url));

/** The secret that all instances share, as in production. */
const ADMIN_PASSWORD_HASH = hashPassword(DEMO_PASSWORD);

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface FunctionInstance {
  /** The URL of the instance. */
  url: string;
  send: (request: RawRequest) => Promise<Answer>;
  /** Returns the peak memory of the process, in bytes. */
  peakMemory: () => Promise<number>;
  /** Runs the scheduled job that fetches the Instagram posts. */
  fetchInstagram: () => Promise<void>;
  /** Returns the process's output so far. */
  log: () => string;
  stop: () => Promise<void>;
}

async function reply(child: ChildProcess, name: string): Promise<number> {
  const [message] = (await once(child, 'message')) as unknown[];
  if (typeof message === 'object' && message !== null && name in message)
    return Number(Reflect.get(message, name));
  throw new Error(`The function's process did not report its ${name}: ${JSON.stringify(message)}`);
}

function sendTo(port: number, { method, path, headers, body }: RawRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const usual = method ?? (body === undefined ? 'GET' : 'POST');
    const outgoing = httpRequest({ host: '127.0.0.1', port, method: usual, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString('utf8'),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Starts an instance of the function, with `env` added to the environment. */
export async function startFunction(env: Record<string, string> = {}): Promise<FunctionInstance> {
  const child = fork(SERVER, {
    cwd: FUNCTIONS,
    env: { ...process.env, FUNCTIONS_EMULATOR: 'true', ADMIN_PASSWORD_HASH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // As on the platform, the process runs without the TypeScript loader.
    execArgv: [],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The function's process ended:\n${output.slice(-2000)}`);
  });
  ended.catch(() => undefined);
  const port = await Promise.race([reply(child, 'port'), ended]);
  return {
    url: `http://127.0.0.1:${port}`,
    send: (request) => Promise.race([sendTo(port, request), ended]),
    peakMemory: () => {
      child.send('memory');
      return reply(child, 'memory');
    },
    fetchInstagram: async () => {
      child.send('fetch Instagram');
      await Promise.race([reply(child, 'fetched'), ended]);
    },
    log: () => output,
    stop: async () => {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}
