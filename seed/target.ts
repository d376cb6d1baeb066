/**
 * Chooses where to load the seed: into the emulators, or into a real project, which must be named and
 * confirmed.
 */
import { createInterface } from 'node:readline/promises';

const DEMO_PROJECT = 'demo-site';

export interface Target {
  projectId: string;
  onEmulators: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the target that the environment and `--project` specify. Throws if the target is missing or
 * ambiguous.
 */
export function chooseTarget(env: Environment, project?: string): Target {
  const firestore = env.FIRESTORE_EMULATOR_HOST;
  const storage = env.FIREBASE_STORAGE_EMULATOR_HOST;
  if (firestore && storage)
    return { projectId: project ?? (env.GCLOUD_PROJECT || DEMO_PROJECT), onEmulators: true };
  if (firestore || storage) {
    throw new Error(
      'Set both FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST, or neither. Otherwise, half of the seed ' +
        'would go to the emulators and half to a real project.',
    );
  }
  if (!project) {
    throw new Error(
      'No emulator is configured. Start the emulators (npm start loads the seed automatically), or name a real project: --project <id>',
    );
  }
  if (project.startsWith('demo-')) {
    throw new Error(
      `${project} exists on the emulators only. Set FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST.`,
    );
  }
  return { projectId: project, onEmulators: false };
}

/** Sets the environment variables that Google's client libraries read. */
export function prepareClients({ projectId, onEmulators }: Target): void {
  // Without this variable, clients on the emulators would look for a metadata server, wait, and log a
  // warning.
  if (onEmulators) process.env.METADATA_SERVER_DETECTION = 'none';
  // Without this variable, Google would reject gcloud's credentials, because they have no quota project.
  else process.env.GOOGLE_CLOUD_QUOTA_PROJECT = projectId;
}

/**
 * Throws if the project has content, unless `--replace` names the project. The content may include the
 * owner's posts.
 */
export function requireReplacement(
  { projectId }: Target,
  occupied: readonly string[],
  replace?: string,
): void {
  if (replace !== undefined && replace !== projectId)
    throw new Error(`--replace names ${replace}, but the target is ${projectId}.`);
  if (occupied.length === 0 || replace === projectId) return;
  throw new Error(
    `${projectId} already has content (${occupied.join(', ')}). The seed would delete it, including the owner's posts. ` +
      `To replace it, add --replace ${projectId}.`,
  );
}

/**
 * Asks the user to type the project's id before overwriting a real project. Throws if the input is wrong or
 * there is no terminal.
 */
export async function confirmOverwrite({ projectId }: Target, consequence: string): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Error(
      `Loading the seed into ${projectId} requires confirmation by typing its id. Run this command in a terminal.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`${consequence}\nType ${projectId} to continue: `);
  terminal.close();
  if (typed.trim() !== projectId)
    throw new Error('The typed id is not the id of the project. Nothing was changed.');
}
