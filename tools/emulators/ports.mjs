/** The demo project: firebase-tools never contacts Google for an id that begins with "demo-". */
export const PROJECT_ID = 'demo-site';
export const HOST = '127.0.0.1';

/** Every offset is a multiple of this. */
export const OFFSET_STEP = 100;

/**
 * Hosting is on 5050 because macOS uses 5000. No two ports end in the same two digits, as some of firebase-tools' defaults do, so that
 * copies with different offsets never share a port.
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
};

/** @typedef {typeof BASE_PORTS} Ports */
const PORT_NAMES = /** @type {Array<keyof Ports>} */ (Object.keys(BASE_PORTS));

/** @typedef {'hosting' | 'functions' | 'firestore' | 'storage'} Emulator */

/** @type {Emulator[]} */
export const EMULATORS = ['firestore', 'functions', 'hosting', 'storage'];

const ALWAYS = /** @type {const} */ (['hub', 'logging']);
const VITE = /** @type {const} */ ('vite');

/** Additional ports that an emulator opens. @type {Record<Emulator, Array<keyof Ports>>} */
const COMPANIONS = {
  firestore: ['firestoreWebsocket'],
  functions: ['eventarc', 'tasks', 'translation', 'smtp', 'instagram'],
  hosting: [],
  storage: [],
};

const MAX_OFFSET = 50_000;

/**
 * @param {string} list as in `--only firestore,storage`
 * @returns {Emulator[]}
 */
export function chooseEmulators(list) {
  const names = list.split(',');
  const unknown = names.find((name) => !EMULATORS.some((emulator) => emulator === name));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not one of the emulators ${EMULATORS.join(', ')}.`);
  }
  return EMULATORS.filter((emulator) => names.includes(emulator));
}

/**
 * Returns the offset of every port, with which several suites can run at once: PORT_OFFSET, or the given default.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} fallback
 */
export function portOffset(env, fallback = 0) {
  if (env.PORT_OFFSET === undefined || env.PORT_OFFSET === '') return fallback;
  const offset = Number(env.PORT_OFFSET);
  if (offset % OFFSET_STEP !== 0 || offset < 0 || offset > MAX_OFFSET) {
    throw new Error(
      `PORT_OFFSET must be a multiple of ${OFFSET_STEP} up to ${MAX_OFFSET}, but is "${env.PORT_OFFSET}".`,
    );
  }
  return offset;
}

/**
 * Returns the ports of the suite with this offset.
 * @param {number} offset
 * @returns {Ports}
 */
export function portsAt(offset) {
  const ports = { ...BASE_PORTS };
  for (const name of PORT_NAMES) ports[name] += offset;
  return ports;
}

/**
 * Returns the ports that will be opened, with their names.
 * @param {Emulator[]} emulators
 * @param {Ports} ports
 * @param {{vite?: boolean}} options
 * @returns {Array<[string, number]>}
 */
export function portsNeeded(emulators, ports, { vite = false } = {}) {
  const companions = emulators.flatMap((name) => COMPANIONS[name]);
  const names = [...ALWAYS, ...emulators, ...companions, ...(vite ? [VITE] : [])];
  return names.map((name) => [name, ports[name]]);
}
