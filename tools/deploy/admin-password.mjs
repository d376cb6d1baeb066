// npm run admin:password -- <project>: asks for the owner's password, derives the values for the server and the browser from it, and
// stores both in the project's Secret Manager. The password itself is not stored.
import { DEMO_PASSWORD, MIN_LENGTH, createGate, hashPassword } from '../../functions/passwords.mjs';
import { isEasyToGuess } from '../../functions/password-strength.mjs';
import { createGoogle } from './google.mjs';
import { askHidden } from './input.mjs';
import { storePasswordSecrets } from './password-secrets.mjs';
import { requireProject } from './settings.mjs';

const USAGE = 'Usage: npm run admin:password -- <project>';

/**
 * Returns why a password is not accepted, or null.
 * @param {string} password
 * @param {string} repeated
 */
async function problemOf(password, repeated) {
  if (password !== repeated) return 'The two passwords differ.';
  if (password.length < MIN_LENGTH) return `The password needs at least ${MIN_LENGTH} characters.`;
  if (password === DEMO_PASSWORD)
    return 'This is the demo password, which everyone can read in the repository.';
  if (await isEasyToGuess(password))
    return 'This password is easy to guess. Use four words that have nothing to do with each other; no names, no dates, no famous phrase.';
  return null;
}

try {
  const project = requireProject(process.argv[2], USAGE);
  const google = createGoogle(project, { baseUrl: process.env.GOOGLE_API_BASE_URL });
  const [password = '', repeated = ''] = await askHidden(['New password of the owner: ', 'The same again: ']);
  const problem = await problemOf(password, repeated);
  if (problem) throw new Error(problem);
  await storePasswordSecrets(google, { hash: hashPassword(password), gate: createGate(password) });
  console.log(`Stored in the Secret Manager of ${project}. It takes effect with the next deployment, which also ends all sessions
and makes a password void that the owner has chosen in her area:

  npm run deploy -- ${project}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
