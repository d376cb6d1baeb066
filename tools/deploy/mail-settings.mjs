// npm run mail:settings -- <project> [--off]: asks for the SMTP server through which the site sends e-mail about new messages, sends a test
// mail through it, and stores the settings in the project's Secret Manager.
import { createTransport } from 'nodemailer';
import { parseArgs } from 'node:util';
import { createGoogle } from './google.mjs';
import { askHidden } from './input.mjs';
import { smtpUrl, storeMailSettings } from './mail-secret.mjs';
import { requireProject } from './settings.mjs';

const USAGE = 'Usage: npm run mail:settings -- <project> [--off]';
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** @returns {Promise<import('./mail-secret.mjs').MailSettings>} */
async function ask() {
  const [host = '', port = '', user = '', password = '', from = '', to = ''] = await askHidden([
    'SMTP server, such as smtp.gmail.com (what you type is not shown): ',
    'Port, 465 or 587: ',
    'User name: ',
    'Password: ',
    'Address that the mails come from: ',
    'Address that gets them until the owner has confirmed her own: ',
  ]);
  if (!/^[\w.-]+$/.test(host)) throw new Error('The server must be a host name.');
  if (!/^\d{2,5}$/.test(port)) throw new Error('The port must be a number.');
  for (const address of [from, to])
    if (!ADDRESS.test(address)) throw new Error(`“${address}” is not an e-mail address.`);
  return { smtp: smtpUrl({ host, port, user, password }), from, to };
}

/** @param {import('./mail-secret.mjs').MailSettings} settings */
async function sendTestMail({ smtp, from, to }) {
  const transport = createTransport(smtp);
  await transport.sendMail({
    from,
    to,
    subject: 'E-mail from your website works',
    text: 'This is a test. After the next deployment, each new message of the contact form comes to this address.',
  });
}

try {
  const { values, positionals } = parseArgs({
    options: { off: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const project = requireProject(positionals[0], USAGE);
  const google = createGoogle(project, { baseUrl: process.env.GOOGLE_API_BASE_URL });
  const settings = values.off ? null : await ask();
  if (settings) {
    await sendTestMail(settings);
    console.log(`A test mail is on its way to ${settings.to}.`);
  }
  await storeMailSettings(google, settings);
  console.log(`Stored in the Secret Manager of ${project}. It takes effect with the next deployment:

  npm run deploy -- ${project}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
