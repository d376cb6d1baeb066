import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_URL_MAX_LENGTH, emailAnswer, greetingFor, greetingName, whatsAppAnswer } from './replies';

const message = {
  name: 'Ana Rivera',
  email: 'ana+perro@example.com',
  language: 'es',
  message: '¿Me pueden ayudar?\n\nGracias.',
  createdAt: '2026-03-05T19:04:00.000Z',
} as const;

/** Parses a `mailto:` URL the way an email program does (RFC 6068). */
function opened(url: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(url) ?? [];
  const headers = query.split('&').map((header) => header.split('='));
  return {
    to: decodeURIComponent(to),
    names: headers.map(([name]) => name),
    ...Object.fromEntries(headers.map(([name = '', value = '']) => [name, decodeURIComponent(value)])),
  } as { to: string; names: string[]; subject: string; body: string };
}

describe('a reply by email', () => {
  it("contains the address, a subject in the visitor's language, the owner's text and the quoted message", () => {
    const { url, isComplete } = emailAnswer(message, 'Hola, Ana:\n\nSí.', 'Perro Wisdom');
    expect(isComplete).toBe(true);
    expect(url).toMatch(
      /^mailto:ana%2Bperro@example\.com\?subject=Tu%20mensaje%20a%20Perro%20Wisdom&body=Hola%2C%20Ana%3A%0D%0A%0D%0AS%C3%AD\./,
    );
    expect(opened(url)).toEqual({
      to: message.email,
      names: ['subject', 'body'],
      subject: 'Tu mensaje a Perro Wisdom',
      body: 'Hola, Ana:\r\n\r\nSí.\r\n\r\nEl 5 de marzo de 2026 escribiste:\r\n> ¿Me pueden ayudar?\r\n>\r\n> Gracias.',
    });
    expect(opened(emailAnswer({ ...message, language: 'en' }, 'Hello', 'Perro Wisdom').url)).toMatchObject({
      subject: 'Your message to Perro Wisdom',
      body: expect.stringContaining('On March 5, 2026 you wrote:\r\n> ¿Me') as string,
    });
  });

  it('truncates long quotations at a word boundary', () => {
    const words = 'ladra mucho 🐕 todas las noches '.repeat(170);
    const { body } = opened(emailAnswer({ ...message, message: words }, 'Hola, Ana:', 'Perro Wisdom').url);
    expect(body).toMatch(/^Hola, Ana:\r\n/);
    expect(body).toMatch(/(> |\s)(ladra|mucho|🐕|todas|las|noches)…$/);
    expect(body.length).toBeGreaterThan(600);
  });

  it('quotes the beginning of a message that has no spaces', () => {
    const { url } = emailAnswer({ ...message, message: 'a'.repeat(5000) }, 'Hola', 'Perro Wisdom');
    expect(url.length).toBeGreaterThan(ANSWER_URL_MAX_LENGTH - 20);
    expect(opened(url).body).toMatch(/> a{500,}…$/);
  });

  it('omits text that is too long instead of truncating it', () => {
    const fits = 'x'.repeat(1800);
    expect(opened(emailAnswer(message, fits, 'Perro Wisdom').url).body).toMatch(
      new RegExp(`^${fits}(\r\n|$)`),
    );
    const { url, isComplete } = emailAnswer(message, 'x'.repeat(2000), 'Perro Wisdom');
    expect(isComplete).toBe(false);
    expect(opened(url).names).toEqual(['subject']);
  });

  it('stays within the limit, has no injected headers and keeps the text, whatever the visitor and the owner typed', () => {
    const wild = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...Array.from('\r\n &?=%:#ñ🐕\u202e\u0000')) }),
      fc.constant('\ud800'),
      fc.constant('á 🐕\r\nBcc: x@example.com\n'.repeat(250)),
    );
    fc.assert(
      fc.property(wild, wild, fc.constantFrom('en', 'es'), (text, written, language) => {
        const { url, isComplete } = emailAnswer(
          { ...message, language, message: written },
          text,
          'Perro Wisdom',
        );
        expect(url.length).toBeLessThanOrEqual(ANSWER_URL_MAX_LENGTH);
        expect(url).toMatch(/^[\x21-\x7e]+$/);
        const mail = opened(url);
        expect(mail.to).toBe(message.email);
        expect(mail.names).toEqual(isComplete ? ['subject', 'body'] : ['subject']);
        expect(mail.subject).not.toMatch(/[\r\n]/);
        if (!isComplete) return;
        const shown = text
          .trim()
          .replace(/\r\n|[\r\n]/g, '\r\n')
          .replace(/\p{Surrogate}/gu, '\ufffd');
        expect(mail.body.startsWith(shown)).toBe(true);
        // All text written by the visitor is quoted.
        const [, ...quotation] = mail.body.slice(shown.length).split(/wrote:|escribiste:/);
        for (const line of quotation.join('').split('\r\n').slice(1)) expect(line).toMatch(/^>/);
      }),
    );
  });

  it('has one recipient even if the form would reject the address', () => {
    const { url } = emailAnswer(
      { ...message, email: 'a@b.com,c@d.com?bcc=e@f.com&x=\r\ny' },
      '',
      'Perro Wisdom',
    );
    expect(opened(url).names).toEqual(['subject', 'body']);
    expect(/^mailto:([^?]*)/.exec(url)?.[1]).not.toMatch(/[,&\s]/);
  });
});

describe('the greeting for a visitor', () => {
  it.each([
    ['Ana Rivera', 'Ana', 'Hola, Ana:', 'Hello Ana,'],
    ['  María  José ', 'María', 'Hola, María:', 'Hello María,'],
    ['Dr. Luis Soto', 'Dr. Luis Soto', 'Hola, Dr. Luis Soto:', 'Hello Dr. Luis Soto,'],
    ['\u202eevil\r\nBcc: x', 'evil', 'Hola, evil:', 'Hello evil,'],
    ['🐕‍🦺 Rex', '🐕‍🦺', 'Hola, 🐕‍🦺:', 'Hello 🐕‍🦺,'],
    ['שרה כהן', 'שרה', 'Hola, שרה:', 'Hello שרה,'],
    ['\u200b', '', 'Hola:', 'Hello,'],
  ])('is correct in both languages for the name %j', (name, called, es, en) => {
    expect(greetingName(name)).toBe(called);
    expect(greetingFor({ name, language: 'es' })).toBe(es);
    expect(greetingFor({ name, language: 'en' })).toBe(en);
  });

  it('is one short line for any name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('en', 'es'),
        (name, language) => {
          const line = greetingFor({ name, language });
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
          expect(Array.from(line).length).toBeLessThan(80);
        },
      ),
    );
  });
});

describe('a reply on WhatsApp', () => {
  it('opens a chat with the number and the text', () => {
    expect(whatsAppAnswer('17875550142', 'Hola, Ana:\n\n¿Cuándo?')).toEqual({
      url: 'https://wa.me/17875550142?text=Hola%2C%20Ana%3A%0A%0A%C2%BFCu%C3%A1ndo%3F',
      isComplete: true,
    });
  });

  it('has either the complete text or no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000, size: 'max' }), (text) => {
        const { url, isComplete } = whatsAppAnswer('17875550142', text);
        expect(url.length).toBeLessThanOrEqual(ANSWER_URL_MAX_LENGTH);
        const [, query] = /^https:\/\/wa\.me\/17875550142(?:\?text=([^?&#]*))?$/.exec(url) ?? [];
        expect(isComplete).toBe(query !== undefined || text.trim() === '');
        if (query !== undefined)
          expect(decodeURIComponent(query)).toBe(text.trim().replace(/\r\n|\r/g, '\n'));
      }),
    );
    expect(whatsAppAnswer('17875550142', 'x'.repeat(3000)).isComplete).toBe(false);
  });
});
