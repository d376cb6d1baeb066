import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';

const RULES = new URL('../../firestore.rules', import.meta.url);
const COMMAND = 'node tools/emulators.mjs --only firestore,storage -- npx vitest run --project rules';

export const firestoreRules = readFileSync(RULES, 'utf8');

/**
 * Returns the host of an emulator. If the emulator isn't running, throws an error with instructions for
 * starting it.
 */
export async function emulatorHost(variable: string): Promise<string> {
  const host = process.env[variable];
  const remedy = `Run the rules tests on the emulators: ${COMMAND}`;
  if (!host) throw new Error(`${variable} is not set. ${remedy}`);
  await fetch(`http://${host}/`).catch((cause: unknown) => {
    throw new Error(`No response from ${variable}=${host}. ${remedy}`, { cause });
  });
  return host;
}

/** The Firestore API of a test client. */
export type ClientFirestore = ReturnType<
  ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']
>;

/** Document data, keyed by path. */
export type Documents = Record<string, Record<string, unknown>>;

/**
 * The kinds of clients that can reach Firestore. Signing in must not grant additional access, even with every
 * claim.
 */
export const CLIENTS = ['a visitor', 'a signed-in client'] as const;
type Client = (typeof CLIENTS)[number];

const EVERY_CLAIM = { admin: true, owner: true, email: 'hola@perrowisdom.example', email_verified: true };

export interface RulesEnvironment {
  /** The id of a project that only this test file uses. */
  projectId: string;
  as(client: Client): ClientFirestore;
}

/**
 * Prepares an emulator project for this test file, with the rules and exactly these documents. The documents
 * are written only once, because no client can change them. `name` becomes part of the project's id.
 */
export function rulesEnvironment(name: string, documents: Documents): RulesEnvironment {
  const projectId = `demo-rules-${name}`;
  const clients = new Map<Client, ClientFirestore>();
  let environment: RulesTestEnvironment | undefined;

  beforeAll(async () => {
    setLogLevel('error'); // Hides the warnings that Firestore logs for denied requests.
    await emulatorHost('FIRESTORE_EMULATOR_HOST');
    environment = await initializeTestEnvironment({ projectId, firestore: { rules: firestoreRules } });
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      await Promise.all(Object.entries(documents).map(([path, data]) => db.doc(path).set(data)));
    });
    clients.set('a visitor', environment.unauthenticatedContext().firestore());
    clients.set('a signed-in client', environment.authenticatedContext('someone', EVERY_CLAIM).firestore());
  });
  afterAll(() => environment?.cleanup());

  return {
    projectId,
    as: (client) => {
      const db = clients.get(client);
      if (!db) throw new Error('The rules environment is only available in tests.');
      return db;
    },
  };
}
