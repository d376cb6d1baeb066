/** Reads the emails sent by the site. The emulators' SMTP server writes each one to a file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { MAIL_FOLDER = '' } = process.env;

/** Decodes an email part from quoted-printable or base64. */
function readable(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  if (/^Content-Transfer-Encoding: base64/im.test(head))
    return `${head}\n\n${Buffer.from(content, 'base64').toString('utf8')}`;
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return part;
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}

/** Returns the emails about a visitor's message, both to the owner and to the visitor. */
export function mailsAbout(visitor: string): { to: string; text: string }[] {
  return readdirSync(MAIL_FOLDER)
    .map((name) => readFileSync(join(MAIL_FOLDER, name), 'latin1'))
    .filter((raw) => raw.includes(visitor))
    .map((raw) => ({
      to: /^To:[^\r\n]*?([^\s<>]+@[^\s<>]+)/im.exec(raw)?.[1] ?? '',
      text: raw
        .split(/\r\n--[^\r\n]+\r\n/)
        .map(readable)
        .join('\n'),
    }));
}
