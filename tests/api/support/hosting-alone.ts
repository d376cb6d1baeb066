/** Runs the site without its function, in a second Hosting emulator that serves the same folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HOST = '127.0.0.1';
const FIREBASE = join(
  dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json')),
  'lib',
  'bin',
  'firebase.js',
);
const TAIL_LINES = 20;

interface HostingConfig {
  hosting: { rewrites: { function?: unknown }[] };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HOST));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

export interface HostingAlone {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the emulator with the site's configuration, minus the rewrites to the function. */
export async function startHostingAlone(): Promise<HostingAlone> {
  const { WEB_BUILD: folder, GCLOUD_PROJECT: project = '' } = process.env;
  if (folder === undefined)
    throw new Error('WEB_BUILD is not set: set it to the folder that the Hosting emulator serves.');
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as HostingConfig;
  const [port, hub, logging] = await freePorts(3);
  const at = (number: number | undefined) => ({ host: HOST, port: number });
  // This file must be next to the original, because firebase-tools rejects folders outside the one that
  // contains the configuration.
  const config = join(ROOT, `.firebase-alone-${port}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      hosting: {
        ...hosting,
        public: folder,
        rewrites: hosting.rewrites.filter((rewrite) => !rewrite.function),
      },
      emulators: {
        hosting: at(port),
        hub: at(hub),
        logging: at(logging),
        ui: { enabled: false },
        singleProjectMode: true,
      },
    }),
  );
  // firebase-tools writes its logs to the working directory.
  const cwd = mkdtempSync(join(tmpdir(), 'perro-'));
  const child = spawn(
    process.execPath,
    [FIREBASE, 'emulators:start', '--only', 'hosting', '--config', config, '--project', project],
    {
      cwd,
      env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const tail: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      tail.push(line);
      if (line.includes('All emulators ready')) resolve();
    });
    void ended.then(() =>
      reject(new Error(`The Hosting emulator ended:\n${tail.slice(-TAIL_LINES).join('\n')}`)),
    );
  });
  return {
    url: `http://${HOST}:${port}`,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(config);
      rmSync(cwd, { recursive: true });
    },
  };
}
