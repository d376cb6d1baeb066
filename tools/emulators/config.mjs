import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST } from './ports.mjs';

/** Where pages read the database: the Content-Security-Policy names it. */
const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com';

/**
 * Returns the git-ignored folder for a suite's logs, web build and data.
 * @param {string} root
 * @param {number} offset
 */
export function suiteFolder(root, offset) {
  return join(root, '.emulators', String(offset));
}

/**
 * Writes a copy of firebase.json with this suite's ports and web build. It is beside the original because firebase-tools takes the
 * config's folder as the project and refuses paths outside it.
 * @param {string} root
 * @param {{offset: number, ports: import('./ports.mjs').Ports, webBuild: string}} suite
 * @returns {string} the path of the written config
 */
export function writeConfig(root, { offset, ports, webBuild }) {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8');
  const config = JSON.parse(text.replaceAll(FIRESTORE_ORIGIN, `http://${HOST}:${ports.firestore}`));
  const path = join(root, `.firebase-${offset}.json`);
  mkdirSync(suiteFolder(root, offset), { recursive: true });
  writeFileSync(path, `${JSON.stringify(configFor(config, ports, webBuild), null, 2)}\n`);
  return path;
}

/**
 * @param {Record<string, any>} config
 * @param {import('./ports.mjs').Ports} ports
 * @param {string} webBuild relative to the root
 */
export function configFor(config, ports, webBuild) {
  /** @param {number} port */
  const at = (port) => ({ host: HOST, port });
  return {
    ...config,
    hosting: { ...config.hosting, public: webBuild },
    emulators: {
      hosting: at(ports.hosting),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}
