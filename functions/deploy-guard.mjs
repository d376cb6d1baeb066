// Runs before a deploy (firebase.json, "predeploy"). Stops it if the owner's area would open to the demo
// password, or to no password at all.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, matchesHash, passesGate } from './passwords.mjs';

const GATE_FILE = new URL('../web/.env.production.local', import.meta.url);
const REMEDY = 'Run "npm run admin:password", and do what it says.';

/**
 * Returns the problems of the values that would be deployed; none if the deploy may go on.
 * @param {{gate: string | undefined, hash: string | undefined}} values
 * @returns {string[]}
 */
export function problemsOf({ gate, hash }) {
  const problems = [];
  const gatePassed = passesGate(DEMO_PASSWORD, gate ?? '');
  if (gatePassed === null)
    problems.push('VITE_ADMIN_GATE is missing in web/.env.production.local, or malformed.');
  if (gatePassed === true)
    problems.push('VITE_ADMIN_GATE in web/.env.production.local is derived from the demo password.');
  const hashMatches = matchesHash(DEMO_PASSWORD, hash ?? '');
  if (hashMatches === null) problems.push('The secret ADMIN_PASSWORD_HASH cannot be read, or is malformed.');
  if (hashMatches === true) problems.push('The secret ADMIN_PASSWORD_HASH is derived from the demo password.');
  return problems;
}

/** @returns {string | undefined} */
function readGate() {
  if (!existsSync(GATE_FILE)) return undefined;
  return /^VITE_ADMIN_GATE=(.*)$/m.exec(readFileSync(GATE_FILE, 'utf8'))?.[1]?.trim();
}

/**
 * Reads the secret that the deployed function would use; undefined if it cannot be read.
 * @param {string} project
 * @returns {string | undefined}
 */
function readHash(project) {
  const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const args = [firebase, 'functions:secrets:access', 'ADMIN_PASSWORD_HASH', '--project', project];
  try {
    return execFileSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // firebase-tools names the project that it deploys to.
  const problems = problemsOf({ gate: readGate(), hash: readHash(process.env.GCLOUD_PROJECT ?? '') });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(REMEDY);
    process.exit(1);
  }
}
