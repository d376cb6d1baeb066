#!/usr/bin/env node
// Replaces the storage rules runtime if its jar is not available. Denies every request, as storage.rules
// does. Rejects any other ruleset, so that it can never enforce the wrong rules. Uses firebase-tools'
// protocol: one JSON object per line on stdin and stdout.
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const READY_ID = -1;
const DENY_ALL =
  "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { " +
  'match /{allPaths=**} { allow read, write: if false; } } }';

/**
 * Returns whether a ruleset denies everything. The stand-in can't enforce any other ruleset. Ignores comments
 * and white space.
 * @param {string} rules
 */
export function deniesEverything(rules) {
  const code = rules.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*\/\/.*$/gm, ' ');
  return code.trim().replace(/\s+/g, ' ') === DENY_ALL;
}

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string} action
 * @property {{source?: {files?: Array<{name: string, content: string}>}}} [context]
 */

/**
 * @param {Request} request
 * @returns {Record<string, unknown>}
 */
export function answer({ id, action, context }) {
  const ok = { id, status: 'ok', errors: [], warnings: [] };
  if (action === 'verify') return { ...ok, result: { permit: false } };

  const files = context?.source?.files ?? [];
  const refused = files.find(({ content }) => !deniesEverything(content));
  if (refused) return { ...ok, errors: [refusal(refused.name)] };
  return { ...ok, result: { rulesVersion: 2 } };
}

/** @param {string} file */
export function refusal(file) {
  return (
    `${file} does not deny everything, but the stand-in for the storage rules runtime can only deny. ` +
    'Install Java 21 or newer and go online once, so that firebase-tools can download the real runtime.'
  );
}

function serve() {
  /** @param {Record<string, unknown>} message */
  const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => send(answer(JSON.parse(line))));
  lines.on('close', () => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  send({ id: READY_ID, status: 'ok' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve();
