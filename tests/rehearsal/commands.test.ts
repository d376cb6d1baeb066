import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchesHash, passesGate } from '../../functions/passwords';
import { startChild } from '../../tools/process/children';
import { PLACEHOLDERS, demoContentIn } from '../../tools/deploy/content';
import { SMTPServer } from 'smtp-server';
import { Google } from '../../tools/deploy/google';
import { problemsOfPassword, readPasswordSecrets } from '../../tools/deploy/password-secrets';
import { startGoogle } from './google-stand-in';
import { emptyProject, type Project } from './project';
import { stateOfSecret } from '../../tools/deploy/secrets';

// Starting processes and hashing passwords can take a long time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PROJECT = 'perro-rehearsal';
const PASSWORD = 'sato-ñame-coquí-31';

let state: Project;
let standIn: Awaited<ReturnType<typeof startGoogle>>;
beforeEach(async () => {
  state = emptyProject(PROJECT);
  state.apis.add('cloudbilling.googleapis.com').add('secretmanager.googleapis.com');
  standIn = await startGoogle(state);
});
afterEach(() => standIn.stop());

/** Runs a script in tools/deploy the way npm does. */
async function command(
  script: string,
  args: string[],
  input = '',
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, GOOGLE_API_BASE_URL: standIn.url };
  const child = startChild(process.execPath, ['--import', 'tsx', `tools/deploy/${script}`, ...args], {
    env,
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  child.stdin?.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('npm run deploy:secret -- <project> password', () => {
  it('stores a hash and a gate that match the password, but not the password itself', async () => {
    const { code, output } = await command(
      'store-secret.ts',
      [PROJECT, 'password'],
      `${PASSWORD}\n${PASSWORD}\n`,
    );
    expect(code, output).toBe(0);
    const secrets = await readPasswordSecrets(new Google(PROJECT, { baseUrl: standIn.url }));
    expect(problemsOfPassword(secrets)).toEqual([]);
    expect([matchesHash(PASSWORD, secrets.hash ?? ''), passesGate(PASSWORD, secrets.gate ?? '')]).toEqual([
      true,
      true,
    ]);
    expect(output + JSON.stringify([...state.secrets])).not.toContain(PASSWORD);
  });

  it.each([
    ['two different passwords', `${PASSWORD}\n${PASSWORD}x\n`, 'The two passwords differ.'],
    ['a short password', 'corto\ncorto\n', 'at least 12 characters'],
    ['a password that is easy to guess', 'password1234\npassword1234\n', 'easy to guess'],
    ['the demo password', 'palmas-y-perros-2025\npalmas-y-perros-2025\n', 'the demo password'],
  ])('rejects %s', async (_, typed, reason) => {
    const { code, output } = await command('store-secret.ts', [PROJECT, 'password'], typed);
    expect(output).toContain(reason);
    expect(code).toBe(1);
    expect(state.secrets.size).toBe(0);
  });
});

describe('npm run deploy:secret -- <project> mail', () => {
  /** The only allowed port that a server can open without privileges. */
  const SMTP_PORT = 2525;
  let recipients: string[];
  let smtp: SMTPServer;
  beforeEach(async () => {
    recipients = [];
    smtp = new SMTPServer({
      authMethods: ['PLAIN', 'LOGIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'marisol' && password === PASSWORD
          ? done(null, { user: username })
          : done(new Error('Wrong password')),
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address);
        done();
      },
      onData: (stream, _session, done) => {
        stream.on('end', () => done()).resume();
      },
    });
    await new Promise((resolve, reject) => {
      smtp.on('error', reject);
      smtp.listen(SMTP_PORT, '127.0.0.1', () => resolve(undefined));
    });
  });
  afterEach(
    () =>
      new Promise((resolve) => {
        smtp.close(() => resolve(undefined));
      }),
  );

  const typed = (password: string, port = SMTP_PORT) =>
    `127.0.0.1\n${port}\nmarisol\n${password}\nsite@example.com\nowner@example.com\n`;
  const google = () => new Google(PROJECT, { baseUrl: standIn.url });

  it('sends a test email, and stores the settings if that succeeds', async () => {
    const { code, output } = await command('store-secret.ts', [PROJECT, 'mail'], typed(PASSWORD));
    expect(code, output).toBe(0);
    expect(recipients).toEqual(['owner@example.com']);
    expect(await stateOfSecret(google(), 'MAIL')).toBe('on');
    expect(output).not.toContain(PASSWORD);
  });

  it('does not store the settings if the test email cannot be sent', async () => {
    const { code, output } = await command('store-secret.ts', [PROJECT, 'mail'], typed('another'));
    expect(output).toContain('Wrong password');
    expect(code).toBe(1);
    expect(await stateOfSecret(google(), 'MAIL')).toBe('missing');
  });

  it('rejects a port that Google blocks, even if this machine can use it', async () => {
    const { code, output } = await command('store-secret.ts', [PROJECT, 'mail'], typed(PASSWORD, 25));
    expect(output).toContain('The port must be one of 465, 587, 2525');
    expect(code).toBe(1);
    expect(recipients).toEqual([]);
  });

  it('turns email off', async () => {
    const { code, output } = await command('store-secret.ts', [PROJECT, 'mail', '--off']);
    expect(code, output).toBe(0);
    expect(await stateOfSecret(google(), 'MAIL')).toBe('off');
  });
});

describe('npm run deploy:secret -- <project> instagram', () => {
  const APP_SECRET = '0123456789abcdef0123456789abcdef';
  const google = () => new Google(PROJECT, { baseUrl: standIn.url });

  it("stores the app's settings, turns Instagram off again, and never shows the app secret", async () => {
    const stored = await command(
      'store-secret.ts',
      [PROJECT, 'instagram'],
      `990602627938098\n${APP_SECRET}\n`,
    );
    expect(stored.code, stored.output).toBe(0);
    expect(stored.output).not.toContain(APP_SECRET);
    expect(await stateOfSecret(google(), 'INSTAGRAM')).toBe('on');
    const off = await command('store-secret.ts', [PROJECT, 'instagram', '--off']);
    expect(off.code, off.output).toBe(0);
    expect(await stateOfSecret(google(), 'INSTAGRAM')).toBe('off');
  });

  it.each([
    ['an id that is not a number', `my-app\n${APP_SECRET}\n`, 'must be a number'],
    ['a malformed secret', '990602627938098\nsecret\n', '32 hexadecimal digits'],
  ])('does not store %s', async (_name, typed, reason) => {
    const { code, output } = await command('store-secret.ts', [PROJECT, 'instagram'], typed);
    expect(output).toContain(reason);
    expect(code).toBe(1);
    expect(await stateOfSecret(google(), 'INSTAGRAM')).toBe('missing');
  });
});

describe('npm run deploy:setup -- --check', () => {
  it('fails, and prints a line and a remedy for each missing resource', async () => {
    const { code, output } = await command('setup.ts', [PROJECT, '--check']);
    expect(output).toContain('ok       Billing (Blaze):');
    expect(output).toMatch(/missing +APIs: +not enabled: .*\n +Run: npm run deploy:setup -- perro-rehearsal/);
    expect(code).toBe(1);
  });
});

describe('npm run deploy', () => {
  it('fails and reports the missing resources', async () => {
    const { code, output } = await command('deploy.ts', [PROJECT, '--yes', '--allow-dirty']);
    expect(output).toContain('The project is not ready:\n  APIs: not enabled');
    expect(output).toContain(`Run: npm run deploy:setup -- ${PROJECT}`);
    expect(code).toBe(1);
    expect(standIn.changes).toEqual([]);
  });

  it("detects this repository's placeholders", () => {
    const { facts, inventedIds } = PLACEHOLDERS;
    expect(inventedIds).toContain('wilfredo-and-canela');
    expect(
      demoContentIn({ facts, inventedIds }, { services: [], testimonials: [], posts: [], facts }),
    ).toHaveLength(1);
    expect(
      demoContentIn({ facts, inventedIds }, { services: [], testimonials: [], posts: [], facts: null }),
    ).toEqual([]);
  });
});

describe("Google's APIs", () => {
  it('can be replaced only by a server on this machine', () => {
    expect(() => new Google(PROJECT, { baseUrl: 'https://elsewhere.test' })).toThrow('on this machine');
  });

  it('are not called for the demo project', () => {
    for (const script of ['setup.ts', 'deploy.ts', 'rollback.ts', 'store-secret.ts']) {
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', `tools/deploy/${script}`, 'demo-site'],
        { encoding: 'utf8' },
      );
      expect(stderr, script).toContain('never deployed to');
      expect(status, script).toBe(1);
    }
  });
});
