// npm run admin:password -- <project>: asks for the owner's password, derives the values for the server and the browser from it, and
// stores both in the project's Secret Manager. The password itself is not stored.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { DEMO_PASSWORD, MIN_LENGTH, createGate, hashPassword } from '../../functions/passwords.mjs';
import { createGoogle } from './google.mjs';
import { storePasswordSecrets } from './password-secrets.mjs';
import { requireProject } from './settings.mjs';

const USAGE = 'Usage: npm run admin:password -- <project>';

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

try {
  const project = requireProject(process.argv[2], USAGE);
  const google = createGoogle(project, { baseUrl: process.env.GOOGLE_API_BASE_URL });
  const [password = '', repeated = ''] = await askHidden(['New password of the owner: ', 'The same again: ']);
  const problem = problemOf(password, repeated);
  if (problem) throw new Error(problem);
  await storePasswordSecrets(google, { hash: hashPassword(password), gate: createGate(password) });
  console.log(`Stored in the Secret Manager of ${project}. It takes effect with the next deployment, which also ends all sessions:

  npm run deploy -- ${project}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
