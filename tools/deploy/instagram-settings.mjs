// npm run instagram:settings -- <project> [--off]: asks for the id and the secret of the site's app at Instagram, and stores them in the
// project's Secret Manager.
import { parseArgs } from 'node:util';
import { createGoogle } from './google.mjs';
import { askHidden } from './input.mjs';
import { storeInstagramApp } from './instagram-secret.mjs';
import { requireProject } from './settings.mjs';

const USAGE = 'Usage: npm run instagram:settings -- <project> [--off]';

/** @returns {Promise<import('./instagram-secret.mjs').InstagramApp>} */
async function ask() {
  const [appId = '', appSecret = ''] = (
    await askHidden(['Instagram app ID, of digits (what you type is not shown): ', 'Instagram app secret: '])
  ).map((line) => line.trim());
  if (!/^\d+$/.test(appId))
    throw new Error(
      'The app ID must be a number: the one under “API setup with Instagram login”, not that of the Meta app.',
    );
  if (!/^[\da-f]{32}$/i.test(appSecret)) throw new Error('The app secret must have 32 letters and digits.');
  return { appId, appSecret };
}

try {
  const { values, positionals } = parseArgs({
    options: { off: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const project = requireProject(positionals[0], USAGE);
  const app = values.off ? null : await ask();
  await storeInstagramApp(createGoogle(project, { baseUrl: process.env.GOOGLE_API_BASE_URL }), app);
  console.log(`Stored in the Secret Manager of ${project}. It takes effect with the next deployment:

  npm run deploy -- ${project}${app ? '\n\nThen the owner connects her account on the dashboard.' : ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
