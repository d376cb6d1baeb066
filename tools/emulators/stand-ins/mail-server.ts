// The emulators' SMTP server. Accepts every email and writes it to a file instead of delivering it.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { HOST } from '../ports';

/** Starts the server. It writes each email to an `.eml` file in `folder`, named after the Message-ID. */
export async function startMailServer(port: number, folder: string): Promise<SMTPServer> {
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
  await once(server.listen(port, HOST), 'listening');
  return server;
}

function fileName(mail: string): string {
  const [, id = String(Date.now())] = /^Message-ID:\s*<([^@>\s]+)/im.exec(mail) ?? [];
  return id.replace(/[^\w.-]/g, '_');
}
