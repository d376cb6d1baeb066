// npm run admin:password: asks for the owner's password, and derives the values for the server and the
// browser from it. The password itself is not stored.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, MIN_LENGTH, createGate, hashPassword } from './passwords.mjs';

const GATE_FILE = fileURLToPath(new URL('../web/.env.production.local', import.meta.url));
const GATE_LINE = /^VITE_ADMIN_GATE=.*$/m;

/**
 * Asks for lines of input without echoing them.
 * @param {string[]} questions
 * @returns {Promise<string[]>}
 */
async function askHidden(questions) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: Boolean(process.stdin.isTTY),
  });
  lines.on('SIGINT', () => process.exit(130));
  const typed = lines[Symbol.asyncIterator]();
  const answers = [];
  for (const question of questions) {
    process.stdout.write(question);
    const { value } = await typed.next();
    process.stdout.write('\n');
    answers.push(value ?? '');
  }
  lines.close();
  return answers;
}

/**
 * Returns why a password is not accepted, or null.
 * @param {string} password
 * @param {string} repeated
 */
function problemOf(password, repeated) {
  if (password !== repeated) return 'The two passwords differ.';
  if (password.length < MIN_LENGTH) return `The password needs at least ${MIN_LENGTH} characters.`;
  if (password === DEMO_PASSWORD)
    return 'This is the demo password, which everyone can read in the repository.';
  return null;
}

/** @param {string} gate */
function writeGate(gate) {
  const line = `VITE_ADMIN_GATE=${gate}`;
  const before = existsSync(GATE_FILE) ? readFileSync(GATE_FILE, 'utf8') : '';
  writeFileSync(GATE_FILE, GATE_LINE.test(before) ? before.replace(GATE_LINE, line) : `${before}${line}\n`);
}

const [password = '', repeated = ''] = await askHidden(['New password of the owner: ', 'The same again: ']);
const problem = problemOf(password, repeated);
if (problem) {
  console.error(problem);
  process.exit(1);
}
writeGate(createGate(password));
console.log(`The browser's check is written to ${GATE_FILE}.
The server's hash is the value to paste after this command:

  npx firebase functions:secrets:set ADMIN_PASSWORD_HASH

  ${hashPassword(password)}

Then deploy both: npx firebase deploy --only functions,hosting`);
