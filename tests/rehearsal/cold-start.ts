import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

/**
 * A script that measures a cold start: the time until the Functions Framework has loaded our code and
 * responded to the first request. It runs in the package's folder.
 */
const FIRST_REQUEST = `
  import { once } from 'node:events';
  import { createRequire } from 'node:module';
  const require = createRequire(process.cwd() + '/');
  const start = performance.now();
  const exported = await import(process.cwd() + '/lib/index.js');
  const loaded = performance.now();
  const files = Object.keys(require.cache);
  const packages = [...new Set(files.map((file) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1]))];
  require('@google-cloud/functions-framework').http('api', exported.api);
  const server = require('@google-cloud/functions-framework/testing').getTestServer('api').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch('http://127.0.0.1:' + server.address().port + process.env.FIRST_PATH);
  await response.arrayBuffer();
  const answered = performance.now();
  console.log('RESULT ' + JSON.stringify({ version: process.versions.node, names: Object.keys(exported), packages, status: response.status, loading: loaded - start, answering: answered - loaded }));
  process.exit(0);`;

interface ColdStart {
  /** Node's version. */
  version: string;
  /** The names of the package's exports. */
  names: string[];
  /** The CommonJS packages loaded by importing the code, before any request. */
  packages: string[];
  /** The first response's status. */
  status: number;
  /** The duration of the import in milliseconds. */
  loading: number;
  /** The time from the end of the import to the end of the first response, in milliseconds. */
  answering: number;
}

/**
 * Starts the packaged function in several new processes, one after another, and returns the measurements from
 * the cold start with the median total time. An empty local server, which responds immediately, replaces
 * Firestore and Storage. The measurements therefore cover only our code and its packages.
 */
export async function medianColdStart(
  /** The path of the Node executable. */
  node: string,
  /** The package's folder, with its dependencies installed. */
  folder: string,
  /** The path of the first request. */
  path: string,
  /** The number of processes, which must be odd. */
  processes: number,
): Promise<ColdStart> {
  const server = createServer((request, response) => {
    const isQuery = request.url?.includes(':runQuery');
    response.writeHead(isQuery ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      isQuery ? '[{"readTime":"2026-01-01T00:00:00Z"}]' : '{"error":{"code":404,"message":"not found"}}',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    GCLOUD_PROJECT: 'perro-rehearsal',
    FIREBASE_CONFIG: '{"projectId":"perro-rehearsal"}',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${port}`,
    FUNCTION_TARGET: 'api',
    FIRST_PATH: path,
  };
  const starts: ColdStart[] = [];
  try {
    while (starts.length < processes) {
      const { stdout } = await promisify(execFile)(node, ['--input-type=module', '-e', FIRST_REQUEST], {
        cwd: folder,
        env,
      });
      starts.push(JSON.parse(stdout.split('RESULT ')[1] ?? '') as ColdStart);
    }
  } finally {
    server.close();
  }
  const total = ({ loading, answering }: ColdStart): number => loading + answering;
  const median = starts.sort((a, b) => total(a) - total(b))[Math.floor(processes / 2)];
  if (!median) throw new Error('At least one process must be measured.');
  return median;
}
