// The SMTP server of the emulators: takes every mail, and writes it into a file instead of delivering it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { HOST } from '../ports.mjs';

/**
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.folder   where the mails go: one `.eml` file each, named by the Message-ID
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startMailServer({ port, folder }) {
  // Not at the top: this module is loaded before the packages of a fresh clone are installed.
  const { SMTPServer } = await import('smtp-server');
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((mail) => {
          writeFileSync(join(folder, `${fileName(mail.toString('latin1'))}.eml`), mail);
          done();
        })
        .catch(done);
    },
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(undefined));
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
      }),
  };
}

/** @param {string} mail */
function fileName(mail) {
  const [, id = String(Date.now())] = /^Message-ID:\s*<([^@>\s]+)/im.exec(mail) ?? [];
  return id.replace(/[^\w.-]/g, '_');
}
