import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, type Ports } from './ports';

/** The origin that pages read the database from, as listed in the Content-Security-Policy. */
const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com';

/** Returns the git-ignored folder for the suite's logs, web build and data. */
export const suiteFolder = (root: string, offset: number) => join(root, '.emulators', String(offset));

/**
 * Writes a copy of firebase.json with this suite's ports and web build, and returns the copy's path. The copy
 * has to be next to the original: firebase-tools treats the config's folder as the project and rejects paths
 * outside it.
 */
export function writeConfig(
  root: string,
  { offset, ports, webBuild }: { offset: number; ports: Ports; webBuild: string },
): string {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8');
  const config = JSON.parse(text.replaceAll(FIRESTORE_ORIGIN, `http://${HOST}:${ports.firestore}`)) as Config;
  const path = join(root, `.firebase-${offset}.json`);
  mkdirSync(suiteFolder(root, offset), { recursive: true });
  writeFileSync(path, `${JSON.stringify(configFor(config, ports, webBuild), null, 2)}\n`);
  return path;
}

interface Config {
  hosting?: object;
}

export function configFor(config: Config, ports: Ports, webBuild: string) {
  const at = (port: number) => ({ host: HOST, port });
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
