import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '@app/domain/content/brand';
import { brandColors } from '@app/domain/content/brand-colors';
import { contactFormSchema } from '@app/domain/inbox/contact.schema';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { THEME_COLORS } from '@app/domain/content/theme-colors';
import { LOCALES } from '@app/domain/general/locale';
import { messagePath } from '@app/domain/general/paths';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { createTransport } from 'nodemailer';
import {
  composeConfirmation,
  composeLogin,
  composeNotice,
  composeTestimonial,
  type ComposedMail,
  type MailedMessage,
} from './compose';
import { parseMailConfig } from './config';

const CONFIG = {
  smtp: 'smtps://a:b@smtp.example.com:465',
  from: 'site@example.com',
  to: 'owner@example.com',
};
const WRITING = { addresses: CONFIG, business: sampleFacts(), brand: NO_BRAND };
const MESSAGE: MailedMessage = {
  id: '0123456789abcdef0123456789abcdef',
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '787-555-0134',
  prefersWhatsApp: true,
  service: 'puppy-training',
  serviceNames: { en: 'Puppy Training', es: 'Entrenamiento de cachorros' },
  message: 'Mi perrita muerde <todo>.\n\n¿Me ayudan?',
  language: 'es',
  page: '/es/contact',
};

const TESTIMONIAL: SubmittedTestimonial = {
  id: '0123456789abcdef0123456789abcdef',
  name: 'Luis Ortiz',
  email: 'luis@example.com',
  town: 'Ponce',
  dogName: 'Canela',
  words: 'Canela ya no hala <la correa>.\n\nGracias.',
  rating: 4.5,
  hasConsent: true,
  language: 'es',
  hasPhoto: true,
  status: 'waiting',
  createdAt: '2026-03-05T14:00:00.000Z',
  decidedAt: null,
  testimonialId: '',
  spam: { score: 0, signs: [], verdict: null },
};

describe('the email to the owner', () => {
  it('is in the owner’s language and contains the service, the page, and buttons to open the message and to reply', () => {
    const mail = composeNotice(MESSAGE, { ...WRITING, locale: 'en' });
    expect(mail.subject).toBe('New message from Ana Rivera');
    expect(mail.text).toContain('Service: Puppy Training');
    expect(mail.text).toContain('Phone: 787-555-0134\nPrefers WhatsApp: Yes\n');
    expect(mail.text).toContain('Language: Spanish');
    expect(mail.text).toMatch(/Sent from: https:\/\/[^/]+\/es\/contact/);
    expect(mail.text).toContain('> Mi perrita muerde <todo>.\n> \n> ¿Me ayudan?');
    expect(mail.html).toContain('Mi perrita muerde &lt;todo&gt;.');
    // The reply's subject is in the visitor's language.
    expect(mail.html).toContain('href="mailto:ana@example.com?subject=Tu%20mensaje%20a%20Perro%20Wisdom"');
    expect(mail.html).toMatch(new RegExp(`href="https://[^"]+${messagePath(MESSAGE.id)}"`));
    expect(composeNotice(MESSAGE, { ...WRITING, locale: 'es' }).text).toContain(
      'Servicio: Entrenamiento de cachorros',
    );
  });

  it.each(['', '\u200b', '\u3164\u3164'])(
    'shows the visitor’s address instead of the invisible name %j',
    (name) => {
      const mail = composeNotice({ ...MESSAGE, name }, { ...WRITING, locale: 'en' });
      expect(mail.subject).toBe('New message from ana@example.com');
      expect(mail.text).toContain('From: ana@example.com\n');
      expect(mail.replyTo).toEqual({ name: '', address: 'ana@example.com' });
    },
  );

  it('omits fields that the visitor left empty', () => {
    const { text } = composeNotice(
      { ...MESSAGE, serviceNames: { en: '', es: '' }, page: '', phone: '', prefersWhatsApp: false },
      { ...WRITING, locale: 'en' },
    );
    expect(text).not.toMatch(/Service|Sent from|Phone|Prefers/);
  });

  it('is sent to the owner, and replies go to the visitor', () => {
    const { to, replyTo, from } = composeNotice(MESSAGE, { ...WRITING, locale: 'en' });
    expect([to.address, replyTo.address, from.address]).toEqual([CONFIG.to, MESSAGE.email, CONFIG.from]);
  });
});

describe('the confirmation', () => {
  it('is in the visitor’s language, and replies go to the owner', () => {
    const mail = composeConfirmation(MESSAGE, WRITING);
    expect(mail.text).toMatch(/^Hola, Ana Rivera:/);
    expect([mail.to.address, mail.replyTo.address]).toEqual([MESSAGE.email, CONFIG.to]);
    expect(composeConfirmation({ ...MESSAGE, language: 'en' }, WRITING).text).toMatch(/^Hello Ana Rivera,/);
  });
});

describe('the confirmation to an unverified address', () => {
  it('does not quote the message', () => {
    const { text, html, subject } = composeConfirmation(
      { ...MESSAGE, message: 'Cheap pills at https://pills.example' },
      WRITING,
    );
    expect(text + html + subject).not.toMatch(/pills/i);
  });

  it.each([
    'Win at https://pills.example',
    'www.pills.example',
    'pills.example',
    'Call 1-900-555-0134',
    'a@pills.example',
    'B'.repeat(41),
    '¡¡¡Gratis!!!',
    'Ana\nhttp://pills.example',
  ])('omits the name %j from the greeting', (name) => {
    const mail = composeConfirmation({ ...MESSAGE, name }, WRITING);
    expect(mail.text).toMatch(/^Hola:\n/);
    expect(mail.to.name).toBe('');
    expect(mail.text + mail.html).not.toContain(name);
    expect(composeConfirmation({ ...MESSAGE, name, language: 'en' }, WRITING).text).toMatch(/^Hello,\n/);
  });

  it.each(['Ana', 'María del C. Rivera-Ortiz', 'Seán O’Neill Jr.', 'Nguyễn Thị Ánh'])(
    'greets %s by name',
    (name) => {
      expect(composeConfirmation({ ...MESSAGE, name }, WRITING).text).toContain(`Hola, ${name}:`);
    },
  );
});

describe('the email about a testimonial', () => {
  it('quotes the testimonial and explains in the owner’s language that it is not public yet', () => {
    const english = composeTestimonial(TESTIMONIAL, { ...WRITING, locale: 'en' });
    expect(english.subject).toBe('New testimonial from Luis Ortiz');
    expect(english.text.split('\n\n')).toEqual([
      'Luis Ortiz sent a testimonial. It is not public until you approve and publish it.',
      '> Canela ya no hala <la correa>.\n> \n> Gracias.',
      'From: Luis Ortiz <luis@example.com>\nTown: Ponce\nDog: Canela\nStars: 4.5\nLanguage: Spanish\nPhoto: Included',
      'Open the testimonial:\nhttps://perrowisdom.example/admin/testimonial-submissions',
      'If you reply to this email, the visitor gets your reply.',
    ]);
    const spanish = composeTestimonial(TESTIMONIAL, { ...WRITING, locale: 'es' });
    expect(spanish.subject).toBe('Testimonio nuevo de Luis Ortiz');
    expect(spanish.text).toContain(
      'Luis Ortiz envió un testimonio. No es público hasta que lo apruebes y lo publiques.',
    );
    // Puerto Rico uses a decimal point, unlike Spain, which uses a comma.
    expect(spanish.text).toContain(
      'Pueblo: Ponce\nPerro: Canela\nEstrellas: 4.5\nIdioma: español\nFoto: Llegó con el testimonio\n',
    );
    expect(spanish.text).toContain('Abrir el testimonio:\nhttps://');
  });

  it('has an HTML version with escaped text and a button to open the testimonial', () => {
    const { html } = composeTestimonial(TESTIMONIAL, { ...WRITING, locale: 'es' });
    expect(html).toMatch(/^<!doctype html><html lang="es">/);
    expect(html).toContain('Canela ya no hala &lt;la correa&gt;.');
    expect(html).toMatch(
      /href="https:\/\/perrowisdom\.example\/admin\/testimonial-submissions"[^>]*>Abrir el testimonio</,
    );
  });

  it('omits fields that the visitor left empty', () => {
    const { text } = composeTestimonial(
      { ...TESTIMONIAL, town: '', dogName: '', hasPhoto: false },
      { ...WRITING, locale: 'en' },
    );
    expect(text).not.toMatch(/Town|Dog:|Photo/);
  });

  it('is sent to the owner, and replies go to the visitor', () => {
    const { to, replyTo, from } = composeTestimonial(TESTIMONIAL, { ...WRITING, locale: 'en' });
    expect([to.address, replyTo, from.address]).toEqual([
      CONFIG.to,
      { name: 'Luis Ortiz', address: 'luis@example.com' },
      CONFIG.from,
    ]);
  });

  it('keeps each answer on one line, so no answer can be mistaken for another field', () => {
    const { text } = composeTestimonial(
      { ...TESTIMONIAL, name: 'Luis\nStars: 1', town: 'Ponce\r\nStars: 2', dogName: 'Canela\u2028Stars: 3' },
      { ...WRITING, locale: 'en' },
    );
    expect(text.match(/^Stars: .*/gm)).toEqual(['Stars: 4.5']);
  });
});

describe('the email about a login from a new device', () => {
  const login = {
    device: { browser: 'Safari', system: 'iPhone' },
    at: Date.parse('2026-03-05T22:30:00.000Z'),
  };

  it('shows the time and device in the owner’s language, and what to do if a stranger logged in', () => {
    const english = composeLogin(login, { ...WRITING, locale: 'en' });
    expect(english.text).toContain('Device: Safari on iPhone');
    expect(english.text.replace(/\s/g, ' ')).toContain('When: Thursday, March 5, 2026 at 6:30 PM');
    expect(english.text).toMatch(/https:\/\/[^/]+\/admin\/account/);
    expect(english.text).toContain('ask whoever made your site for a new password');
    expect(english.to.address).toBe(CONFIG.to);
    expect(composeLogin(login, { ...WRITING, locale: 'es' }).text).toContain('Dispositivo: Safari en iPhone');
  });

  it('describes an unrecognized device as unknown', () => {
    expect(
      composeLogin({ ...login, device: { browser: '', system: '' } }, { ...WRITING, locale: 'en' }).text,
    ).toContain('Device: Unknown browser on an unknown device');
  });
});

describe('the colors of an email', () => {
  const brand = { ...NO_BRAND, accentColor: '#1B5E9B', groundColor: '#CFE8D5' };
  const own = brandColors({ accent: brand.accentColor, ground: brand.groundColor });
  const ACCENTS = ['accent', 'accent.text'] as const;

  it('are the brand’s light and dark colors and don’t affect the plain text', () => {
    const mail = composeNotice(MESSAGE, { ...WRITING, brand, locale: 'es' });
    for (const mode of ['light', 'dark'] as const)
      for (const name of [...ACCENTS, 'bg', 'fg', 'fg.muted', 'bg.subtle'] as const) {
        expect(mail.html, name).toContain(own[name][mode]);
        expect(mail.html, name).not.toContain(THEME_COLORS[name][mode]);
      }
    expect(mail.text).toBe(composeNotice(MESSAGE, { ...WRITING, locale: 'es' }).text);
  });

  it('default to the colors of the site’s theme', () => {
    const { html } = composeConfirmation(MESSAGE, WRITING);
    for (const mode of ['light', 'dark'] as const) expect(html).toContain(THEME_COLORS['accent.text'][mode]);
  });
});

/** Returns the header and envelope of an email as nodemailer sends it. */
async function sent(mail: ComposedMail) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message, envelope } = await transport.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('not a buffer');
  const [head = ''] = message.toString().split('\r\n\r\n');
  return { head, envelope };
}

describe('text from a visitor', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          '\r\n',
          '\n',
          '\u202e',
          '\u2066',
          '\u200f',
          '<script>',
          '"',
          '" onload="',
          '</p>',
          '</td></tr></table>',
          'Bcc: a@example.com',
          '\0',
        ),
      ),
    )
    .map((parts) => parts.join(''));

  /** Returns all emails about submissions, with the given text in every field that visitors can fill in. */
  function mailsWith(text: string) {
    const message = { ...MESSAGE, name: text, message: text };
    const testimonial = { ...TESTIMONIAL, name: text, town: text, dogName: text, words: text };
    return [
      ...LOCALES.flatMap((locale) => [
        composeNotice(message, { ...WRITING, locale }),
        composeTestimonial(testimonial, { ...WRITING, locale }),
      ]),
      composeConfirmation(message, WRITING),
    ];
  }

  it('cannot add a line break to a subject or name, change its text direction, or add an HTML element', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const mail of mailsWith(text)) {
          for (const line of [mail.subject, mail.replyTo.name, mail.to.name]) {
            expect(line).not.toMatch(/[\u0000-\u001f\u007f\u200f\u202a-\u202e\u2066-\u2069]/);
          }
          expect(mail.html).not.toMatch(/<script/i);
        }
      }),
    );
  });

  it('cannot add a header or a recipient to the sent email', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        for (const mail of mailsWith(text)) {
          const { head, envelope } = await sent(mail);
          const names = head.split(/\r\n(?!\s)/).map((line) => line.slice(0, line.indexOf(':')));
          expect(names.sort()).toEqual([
            'Content-Type',
            'Date',
            'From',
            'MIME-Version',
            'Message-ID',
            'Reply-To',
            'Subject',
            'To',
          ]);
          expect(envelope).toEqual({ from: CONFIG.from, to: [mail.to.address] });
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('an address accepted by the contact form', () => {
  it('is encoded in the headers and the envelope so any mail server accepts it', async () => {
    const part = fc.string({
      unit: fc.oneof(fc.constantFrom('a', '1', '.', '+', 'é', 'ñ', '狗', '\u200b'), fc.string()),
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(part, part, async (local, host) => {
        const form = { ...MESSAGE, email: `${local}@${host}.example` };
        fc.pre(contactFormSchema.isValidSync(form));
        const accepted = { ...form, email: contactFormSchema.cast(form).email };
        for (const mail of [
          composeNotice(accepted, { ...WRITING, locale: 'en' }),
          composeConfirmation(accepted, WRITING),
        ]) {
          const { head, envelope } = await sent(mail);
          expect(head).toMatch(/^[\x20-\x7e\r\n\t]*$/);
          expect(envelope.to.join()).toMatch(/^[!-~]+$/);
        }
      }),
    );
  });

  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['ana@canción.example', 'ana@xn--cancin-fxa.example'],
  ])('is used for replies: %s becomes %s in the Reply-To header', async (email, address) => {
    const { head } = await sent(composeNotice({ ...MESSAGE, email }, { ...WRITING, locale: 'en' }));
    expect(head).toContain(`\r\nReply-To: Ana Rivera <${address}>\r\n`);
  });
});

describe('the MAIL secret', () => {
  it.each(['off', ''])('turns email off if it is %o', (value) => {
    expect(parseMailConfig(value)).toBeNull();
  });

  it('contains the server and the addresses of the sender and the owner', () => {
    expect(parseMailConfig(JSON.stringify(CONFIG))).toEqual(CONFIG);
  });

  it.each([
    '{',
    '{}',
    JSON.stringify({ ...CONFIG, to: 'nobody' }),
    JSON.stringify({ ...CONFIG, smtp: 'https://example.com' }),
  ])('turns email off if it is invalid: %s', (value) => {
    expect(parseMailConfig(value)).toBeNull();
  });
});
