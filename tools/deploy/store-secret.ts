// npm run deploy:secret -- <project> password|mail|instagram [--off]: prompts for a secret's value and stores
// it in the project's Secret Manager. Never stores the owner's password itself, only the values with which
// the server and the browser check it. --off switches email or Instagram off.
import { parseArgs } from 'node:util';
import { createGate, hashPassword } from '../../functions/passwords';
import { printError } from '../process/print-error';
import { Google } from './google';
import { storePasswordSecrets } from './password-secrets';
import { askInstagram, askMail, askPassword } from './prompts';
import { storeSettings } from './secrets';
import { requireProject } from './settings';

const USAGE = 'Usage: npm run deploy:secret -- <project> password|mail|instagram [--off]';

/**
 * Stores a secret. Returns a note about anything else that the next deployment will change, or '' if there is
 * nothing.
 */
async function store(google: Google, secret: string | undefined, isOff: boolean): Promise<string> {
  if (secret === 'password' && !isOff) {
    const password = await askPassword();
    await storePasswordSecrets(google, { hash: hashPassword(password), gate: createGate(password) });
    return "The deployment also ends all sessions and invalidates any password set in the owner's area.";
  }
  if (secret === 'mail') {
    await storeSettings(google, 'MAIL', isOff ? null : await askMail());
    return '';
  }
  if (secret === 'instagram') {
    await storeSettings(google, 'INSTAGRAM', isOff ? null : await askInstagram());
    return isOff ? '' : 'The owner can then connect an Instagram account on the dashboard.';
  }
  throw new Error(USAGE);
}

try {
  const { values, positionals } = parseArgs({
    options: { off: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const project = requireProject(positionals[0], USAGE);
  const then = await store(new Google(project), positionals[1], values.off);
  console.log(`Stored in the Secret Manager of ${project}. It takes effect with the next deployment:

  npm run deploy -- ${project}

${then}`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
