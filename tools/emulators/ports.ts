/** The id of the demo project. firebase-tools never contacts Google for ids that start with "demo-". */
export const PROJECT_ID = 'demo-site';
export const HOST = '127.0.0.1';

export const OFFSET_STEP = 100;

/**
 * The ports without an offset. Hosting uses 5050, because macOS uses 5000. Unlike some of firebase-tools'
 * defaults, no two ports end in the same two digits, so suites with different offsets never share a port.
 */
const BASE_PORTS = {
  hosting: 5050,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9152,
  storage: 9199,
  eventarc: 9297,
  tasks: 9498,
  hub: 4400,
  logging: 4502,
  translation: 9703,
  vite: 5173,
  smtp: 2525,
  instagram: 9804,
  youtube: 9605,
};

export type Ports = typeof BASE_PORTS;

export type Emulator = 'hosting' | 'functions' | 'firestore' | 'storage';

export const EMULATORS: Emulator[] = ['firestore', 'functions', 'hosting', 'storage'];

const MAX_OFFSET = 50_000;

export function chooseEmulators(list: string): Emulator[] {
  const names = list.split(',');
  const unknown = names.find((name) => !EMULATORS.some((emulator) => emulator === name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not one of the emulators ${EMULATORS.join(', ')}.`);
  }
  return EMULATORS.filter((emulator) => names.includes(emulator));
}

/**
 * Returns PORT_OFFSET, or the given default. The offset is added to every port, so several suites can run at
 * once.
 */
export function portOffset(env: NodeJS.ProcessEnv, fallback = 0) {
  if (env.PORT_OFFSET === undefined || env.PORT_OFFSET === '') return fallback;
  const offset = Number(env.PORT_OFFSET);
  if (offset % OFFSET_STEP !== 0 || offset < 0 || offset > MAX_OFFSET) {
    throw new Error(
      `PORT_OFFSET must be a multiple of ${OFFSET_STEP} up to ${MAX_OFFSET}, but is "${env.PORT_OFFSET}".`,
    );
  }
  return offset;
}

export function portsAt(offset: number): Ports {
  const ports = { ...BASE_PORTS };
  for (const name of Object.keys(ports) as (keyof Ports)[]) ports[name] += offset;
  return ports;
}

/**
 * Returns the names and numbers of the ports to open. Vite's port is included only if Vite serves the pages.
 */
export const portsNeeded = (ports: Ports, { vite = false } = {}): [string, number][] =>
  Object.entries(ports).filter(([name]) => vite || name !== 'vite');
