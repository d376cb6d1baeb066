import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBMISSION_RETENTION_MONTHS, submissionExpiry } from './contact';
import {
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PHONE_MAX_DIGITS,
  PHONE_MAX_LENGTH,
  PHONE_MIN_DIGITS,
} from './contact.limits';
import { contactRequestSchema } from './contact.schema';
import { isMessageCode } from '../messages';
import { problemsOf } from '../general/schema.fixture';

const request = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  service: '',
  message: 'Tengo un sato de dos años.',
  language: 'es',
};

/** Returns all validation error codes, in the order of the form's fields. */
const wrong = (changes: Record<string, unknown>): string[] =>
  problemsOf(contactRequestSchema, { ...request, ...changes }).map(({ code }) => code);

it('leading and trailing invisible characters are removed', () => {
  const sent = { ...request, name: '\u200bAna Rivera\u3164', email: ' ana@example.com\u200b' };
  expect(contactRequestSchema.validateSync(sent)).toEqual(contactRequestSchema.validateSync(request));
});

it('requests are accepted with or without the optional fields', () => {
  expect(wrong({})).toEqual([]);
  expect(contactRequestSchema.validateSync({ ...request, service: undefined })).toMatchObject({
    phone: '',
    prefersWhatsApp: false,
    service: '',
    website: '',
  });
});

describe('length limits', () => {
  it.each([
    ['name', NAME_MIN_LENGTH, 'contact.nameRequired', NAME_MAX_LENGTH, 'contact.nameTooLong'],
    ['message', MESSAGE_MIN_LENGTH, 'contact.messageTooShort', MESSAGE_MAX_LENGTH, 'contact.messageTooLong'],
  ])(
    'require the %s to have at least %d characters (%s) and at most %d (%s)',
    (field, min, tooShort, max, tooLong) => {
      expect(wrong({ [field]: 'x'.repeat(min - 1) })).toEqual([tooShort]);
      expect(wrong({ [field]: 'x'.repeat(min) })).toEqual([]);
      expect(wrong({ [field]: 'x'.repeat(max) })).toEqual([]);
      expect(wrong({ [field]: 'x'.repeat(max + 1) })).toEqual([tooLong]);
    },
  );

  it('have the specified values', () => {
    expect([NAME_MIN_LENGTH, MESSAGE_MIN_LENGTH]).toEqual([2, 10]);
  });

  it.each(['name', 'message'])('ignore leading and trailing white space in the %s', (field) => {
    expect(wrong({ [field]: ' '.repeat(50) })).toHaveLength(1);
    expect(wrong({ [field]: '\n x\t'.padEnd(50) })).toHaveLength(1);
  });

  it.each(['\u200b\u200b\u200b', '\u3164\u3164', '\u2800'.repeat(20), '\u200bA\u200b', '\ufe0f\ufe0f'])(
    'ignore invisible characters, so %j is neither a name nor a message',
    (text) => {
      expect(wrong({ name: text, message: text })).toEqual([
        'contact.nameRequired',
        'contact.messageTooShort',
      ]);
    },
  );

  it('allow email addresses of at most 254 characters', () => {
    const host = '@example.com';
    expect(wrong({ email: 'x'.repeat(EMAIL_MAX_LENGTH - host.length) + host })).toEqual([]);
    expect(wrong({ email: 'x'.repeat(EMAIL_MAX_LENGTH - host.length + 1) + host })).toEqual([
      'contact.emailInvalid',
    ]);
  });
});

describe('the contact form’s email address', () => {
  it.each(['a@b.co', 'ana.rivera+perros@correo.example.com', "o'neill@example.ie", 'ana@canción.example'])(
    'accepts %s',
    (email) => {
      expect(wrong({ email })).toEqual([]);
    },
  );

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@localhost',
    'ana@example..com',
    'ana@.com',
    'ana@example.com.',
    'a b@example.com',
    'ana@example.com\nBcc: all@example.com',
    'ana@example.com, eva@example.com',
    'Ana <ana@example.com>',
    'a@b@c.com',
    'josé@example.com',
    'аna@example.com',
    'ana\u200b@example.com',
    'ana@exam\u200bple.com',
    'ana@exam\u2800ple.com',
  ])('rejects %j', (email) => {
    expect(wrong({ email })).toEqual(['contact.emailInvalid']);
  });

  it('is validated quickly at any length', () => {
    const started = Date.now();
    wrong({ email: `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}!` });
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('the contact form’s phone number', () => {
  it.each([
    '',
    '  ',
    '787-555-0134',
    '(787) 555-0134',
    '+1 787.555.0134',
    '787\u00a0555\u20110134',
    '555 0134',
    '+34 912 34 56 78',
    '787-555-0134 ext. 12',
    '787 555 0134 x12',
    '787-555-0134, extensión 4',
    ' 787-555-0134 ',
    '1'.repeat(PHONE_MIN_DIGITS),
    '1'.repeat(PHONE_MAX_DIGITS),
    '787-555-0134'.padEnd(PHONE_MAX_LENGTH),
  ])('accepts %j', (phone) => expect(wrong({ phone })).toEqual([]));

  it.each([
    'no tengo',
    '787-555-O134',
    '12',
    'ext. 12',
    'https://example.com',
    '787-555-0134\nBcc: all@example.com',
    '+',
    '787 555 0134 +1',
    '1'.repeat(PHONE_MIN_DIGITS - 1),
    '1'.repeat(PHONE_MAX_DIGITS + 1),
    `787-555-0134${' '.repeat(PHONE_MAX_LENGTH)}`,
  ])('rejects %j', (phone) => expect(wrong({ phone })).toEqual(['contact.phoneInvalid']));

  it('is required if the visitor prefers WhatsApp', () => {
    expect(wrong({ prefersWhatsApp: true })).toEqual(['contact.phoneForWhatsApp']);
    expect(wrong({ prefersWhatsApp: true, phone: ' ' })).toEqual(['contact.phoneForWhatsApp']);
    expect(wrong({ prefersWhatsApp: true, phone: '787-555-0134' })).toEqual([]);
    expect(wrong({ prefersWhatsApp: 'on', phone: '787-555-0134' })).toEqual(['api.invalidBody']);
  });

  it('is validated quickly at any length', () => {
    const started = Date.now();
    wrong({ phone: `${'1 '.repeat(50_000)}x` });
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('the contact form’s service', () => {
  it.each(['', 'puppy-training', 'agility', 'other'])('accepts %j', (service) =>
    expect(wrong({ service })).toEqual([]),
  );

  it.each(['OTHER', ' ', 'puppy training', '-puppy', 'a'.repeat(97), null, 1, [], {}])(
    'rejects %j',
    (service) => {
      expect(wrong({ service })).toEqual(['contact.serviceUnknown']);
    },
  );
});

it.each([
  [{ elapsedMs: 0 }, []],
  [{ elapsedMs: -1 }, ['api.invalidBody']],
  [{ elapsedMs: '5' }, ['api.invalidBody']],
  [{ elapsedMs: null }, ['api.invalidBody']],
  [{ website: 'x'.repeat(200) }, []],
  [{ website: 'x'.repeat(201) }, ['api.invalidBody']],
  [{ website: null }, ['api.invalidBody']],
])('the contact form’s hidden fields are validated (case %#)', (changes, errors) => {
  expect(wrong(changes)).toEqual(errors);
});

it.each(['fr', 'EN', '', null, undefined, 1, ['es']])('the language %j is rejected', (language) => {
  expect(new Set(wrong({ language }))).toEqual(new Set(['contact.languageUnknown']));
});

describe('a value that is not a string', () => {
  it.each([null, 12, true, [], {}, ['Ana Rivera y Luis']])(
    'is not a valid name, email address or message: %j',
    (value) => {
      expect(wrong({ name: value, email: value, message: value }).sort()).toEqual([
        'contact.emailInvalid',
        'contact.messageTooShort',
        'contact.nameRequired',
      ]);
    },
  );

  it.each([
    'name',
    'email',
    'phone',
    'prefersWhatsApp',
    'service',
    'message',
    'language',
    'website',
    'elapsedMs',
  ])('in the field %s is rejected with a message code, even if it has its own toString', (field) => {
    for (const name of ['toString', 'valueOf', 'toJSON']) {
      const errors = wrong({ [field]: { [name]: true } });
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.filter((error) => !isMessageCode(error))).toEqual([]);
    }
  });

  it('causes only errors that are message codes, in any combination of fields', () => {
    const fields = fc.constantFrom(
      'name',
      'email',
      'phone',
      'prefersWhatsApp',
      'service',
      'message',
      'language',
      'website',
      'elapsedMs',
    );
    fc.assert(
      fc.property(fc.dictionary(fields, fc.jsonValue()), (changes) => {
        expect(wrong(changes).filter((error) => !isMessageCode(error))).toEqual([]);
      }),
    );
  });
});

describe('a message', () => {
  it("expires a few days before the privacy policy's retention period ends", () => {
    expect(SUBMISSION_RETENTION_MONTHS).toBe(24);
    expect(submissionExpiry(new Date('2026-03-15T10:00:00Z'))).toEqual(new Date('2028-03-12T10:00:00Z'));
    expect(submissionExpiry(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2030-02-26T10:00:00Z'));
  });
});
