import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeConfirmation, composeNotice, type MailedMessage } from './compose';
import { parseMailConfig } from './config';

const CONFIG = { smtp: 'smtps://a:b@smtp.example.com:465', from: 'site@example.com', to: 'owner@example.com' };
const MESSAGE: MailedMessage = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  service: 'puppy-training',
  message: 'Mi perrita muerde <todo>.\n\n¿Me ayudan?',
  language: 'es',
  page: '/es/contact',
};

describe('the mail to the owner', () => {
  it('is in her language, with the service, the page, and buttons to answer and to open the inbox', () => {
    const mail = composeNotice(MESSAGE, CONFIG, 'en');
    expect(mail.subject).toBe('New message from Ana Rivera');
    expect(mail.text).toContain('Service: Puppy Training');
    expect(mail.text).toContain('Language: Spanish');
    expect(mail.text).toMatch(/Written on: https:\/\/[^/]+\/es\/contact/);
    expect(mail.text).toContain(MESSAGE.message);
    expect(mail.html).toContain('Mi perrita muerde &lt;todo&gt;.');
    // The answer is in the visitor's language.
    expect(mail.html).toContain('href="mailto:ana%40example.com?subject=Tu%20mensaje%20a%20Perro%20Wisdom"');
    expect(mail.html).toMatch(/href="https:\/\/[^"]+\/admin\/view-submissions"/);
    expect(composeNotice(MESSAGE, CONFIG, 'es').text).toContain('Servicio: Entrenamiento de cachorros');
  });

  it('leaves out what the visitor did not say', () => {
    const { text } = composeNotice({ ...MESSAGE, service: '', page: '' }, CONFIG, 'en');
    expect(text).not.toMatch(/Service|Written on/);
  });

  it('goes to the owner, and a reply goes to the visitor', () => {
    const { to, replyTo, from } = composeNotice(MESSAGE, CONFIG, 'en');
    expect([to.address, replyTo.address, from.address]).toEqual([CONFIG.to, MESSAGE.email, CONFIG.from]);
  });
});

describe('the confirmation', () => {
  it('is in the visitor’s language, and a reply goes to the owner', () => {
    const mail = composeConfirmation(MESSAGE, CONFIG);
    expect(mail.text).toMatch(/^Hola, Ana Rivera:/);
    expect(mail.text).toContain('> Mi perrita muerde <todo>.');
    expect([mail.to.address, mail.replyTo.address]).toEqual([MESSAGE.email, CONFIG.to]);
    expect(composeConfirmation({ ...MESSAGE, language: 'en' }, CONFIG).text).toMatch(/^Hello Ana Rivera,/);
  });
});

it('no text of a visitor breaks a line, or changes the direction, of a subject or a name; or adds an element', () => {
  const hostile = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('\r\n', '\n', '\u202e', '\u2066', '\u200f', '<script>', '"', '</p>', 'Bcc: a@example.com', '\0')),
  );
  fc.assert(
    fc.property(hostile.map((parts) => parts.join('')), (text) => {
      const message = { ...MESSAGE, name: text, message: text };
      for (const mail of [composeNotice(message, CONFIG, 'en'), composeConfirmation(message, CONFIG)]) {
        for (const line of [mail.subject, mail.replyTo.name, mail.to.name]) {
          expect(line).not.toMatch(/[\u0000-\u001f\u007f\u200f\u202a-\u202e\u2066-\u2069]/);
        }
        expect(mail.html).not.toMatch(/<script/i);
      }
    }),
  );
});

describe('the secret', () => {
  it.each(['off', ''])('%o means that e-mail is off', (value) => {
    expect(parseMailConfig(value)).toBeNull();
  });

  it('has the server, the sender and the owner', () => {
    expect(parseMailConfig(JSON.stringify(CONFIG))).toEqual(CONFIG);
  });

  it.each(['{', '{}', JSON.stringify({ ...CONFIG, to: 'nobody' }), JSON.stringify({ ...CONFIG, smtp: 'https://example.com' })])(
    '%s is invalid, so no mail is sent',
    (value) => {
      expect(parseMailConfig(value)).toBeNull();
    },
  );
});
