/** Prompts for the values of a project's secrets. */
import { PASSWORD_MIN_LENGTH } from '@app/domain/account/session.limits';
import { createTransport } from 'nodemailer';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { isEasyToGuess } from '../../functions/password-strength';
import { DEMO_PASSWORD } from '../../functions/passwords';

/**
 * The SMTP ports that the function can reach. Google blocks port 25:
 * https://cloud.google.com/compute/docs/tutorials/sending-mail.
 */
const SMTP_PORTS = ['465', '587', '2525'];

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Prompts for lines of input without echoing the input. */
async function askHidden(questions: readonly string[]): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  lines.on('SIGINT', () => process.exit(130));
  const typed = lines[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of questions) {
    process.stdout.write(question);
    const answer = await typed.next();
    process.stdout.write('\n');
    answers.push(answer.done ? '' : answer.value);
  }
  lines.close();
  return answers;
}

/** Prompts for the owner's password. */
export async function askPassword(): Promise<string> {
  const [password = '', repeated = ''] = await askHidden([
    'New password of the owner: ',
    'Repeat the password: ',
  ]);
  if (password !== repeated) throw new Error('The two passwords differ.');
  if (password.length < PASSWORD_MIN_LENGTH)
    throw new Error(`The password needs at least ${PASSWORD_MIN_LENGTH} characters.`);
  if (password === DEMO_PASSWORD)
    throw new Error('This is the demo password, which everyone can read in the repository.');
  if (await isEasyToGuess(password))
    throw new Error(
      'This password is easy to guess. Use four words that have nothing to do with each other: no names, dates or famous phrases.',
    );
  return password;
}

/** Prompts for the SMTP server that sends the site's email, and sends a test email through it. */
export async function askMail(): Promise<{ smtp: string; from: string; to: string }> {
  const [host = '', port = '', user = '', password = '', from = '', to = ''] = await askHidden([
    'SMTP server, such as smtp.gmail.com (what you type is not shown): ',
    `Port (${SMTP_PORTS.join(', ')}): `,
    'User name: ',
    'Password: ',
    'Sender address: ',
    'Recipient address until the owner has confirmed her own: ',
  ]);
  if (!/^[\w.-]+$/.test(host)) throw new Error('The server must be a host name.');
  if (!SMTP_PORTS.includes(port))
    throw new Error(`The port must be one of ${SMTP_PORTS.join(', ')}. Google blocks all others.`);
  for (const address of [from, to])
    if (!ADDRESS.test(address)) throw new Error(`“${address}” is not an e-mail address.`);

  const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  // Connections to port 465 are encrypted from the start. The other ports use STARTTLS.
  const smtp = `${port === '465' ? 'smtps' : 'smtp'}://${account}${host}:${port}`;
  await createTransport(smtp).sendMail({
    from,
    to,
    subject: 'E-mail from your website works',
    text: 'This is a test. After the next deployment, each new contact message is sent to this address.',
  });
  console.log(`A test e-mail is on its way to ${to}.`);
  return { smtp, from, to };
}

/** Prompts for the id and the secret of the site's Instagram app. */
export async function askInstagram(): Promise<{ appId: string; appSecret: string }> {
  const [appId = '', appSecret = ''] = (
    await askHidden([
      'Instagram app ID, only digits (what you type is not shown): ',
      'Instagram app secret: ',
    ])
  ).map((line) => line.trim());
  if (!/^\d+$/.test(appId))
    throw new Error(
      "The app ID must be a number. Use the ID under “API setup with Instagram login”, not the Meta app's ID.",
    );
  if (!/^[\da-f]{32}$/i.test(appSecret)) throw new Error('The app secret must have 32 hexadecimal digits.');
  return { appId, appSecret };
}
