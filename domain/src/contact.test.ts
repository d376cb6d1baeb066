import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_FILL_TIME_MS, SUBMISSION_RETENTION_MONTHS, isUnread, looksLikeSpam, submissionExpiry, submissionReadAt } from './contact';
import {
  CONTACT_SERVICES,
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
} from './contact.limits';
import { contactRequestSchema } from './contact.schema';
import { isMessageCode } from './messages';
import { problemsOf } from './schema.fixture';

const request = { name: 'Ana Rivera', email: 'ana@example.com', service: '', message: 'Tengo un sato de dos años.', language: 'es' };

/** Returns the codes of all validation errors, in the order of the form. */
const wrong = (changes: Record<string, unknown>): string[] =>
  problemsOf(contactRequestSchema, { ...request, ...changes }).map(({ code }) => code);

it('accepts a complete request, and one without the optional fields', () => {
  expect(wrong({})).toEqual([]);
  expect(contactRequestSchema.validateSync({ ...request, service: undefined })).toMatchObject({ service: '', website: '' });
});

describe('limits', () => {
  it.each([
    ['name', NAME_MIN_LENGTH, 'contact.nameRequired', NAME_MAX_LENGTH, 'contact.nameTooLong'],
    ['message', MESSAGE_MIN_LENGTH, 'contact.messageTooShort', MESSAGE_MAX_LENGTH, 'contact.messageTooLong'],
  ])('of %s: at least %d characters (%s), at most %d (%s)', (field, min, tooShort, max, tooLong) => {
    expect(wrong({ [field]: 'x'.repeat(min - 1) })).toEqual([tooShort]);
    expect(wrong({ [field]: 'x'.repeat(min) })).toEqual([]);
    expect(wrong({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(wrong({ [field]: 'x'.repeat(max + 1) })).toEqual([tooLong]);
  });

  it('have the specified values', () => {
    expect([NAME_MIN_LENGTH, MESSAGE_MIN_LENGTH]).toEqual([2, 10]);
  });

  it.each(['name', 'message'])('do not count the white space around the %s', (field) => {
    expect(wrong({ [field]: ' '.repeat(50) })).toHaveLength(1);
    expect(wrong({ [field]: '\n x\t'.padEnd(50) })).toHaveLength(1);
  });

  it('email has at most 254 characters', () => {
    const host = '@example.com';
    expect(wrong({ email: 'x'.repeat(EMAIL_MAX_LENGTH - host.length) + host })).toEqual([]);
    expect(wrong({ email: 'x'.repeat(EMAIL_MAX_LENGTH - host.length + 1) + host })).toEqual(['contact.emailInvalid']);
  });
});

describe('email', () => {
  it.each(['a@b.co', 'ana.rivera+perros@correo.example.com', "o'neill@example.ie", 'josé@correo.example'])('takes %s', (email) => {
    expect(wrong({ email })).toEqual([]);
  });

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
  ])('refuses %j', (email) => {
    expect(wrong({ email })).toEqual(['contact.emailInvalid']);
  });

  it('is validated quickly at any length', () => {
    const started = Date.now();
    wrong({ email: `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}!` });
    expect(Date.now() - started).toBeLessThan(1000);
  });
});

describe('service', () => {
  it.each(['', ...CONTACT_SERVICES])('takes %j', (service) => expect(wrong({ service })).toEqual([]));

  it.each(['akc-certification', 'OTHER', ' ', null, 1, [], {}])('refuses %j', (service) => {
    expect(wrong({ service })).toEqual(['contact.serviceUnknown']);
  });
});

it.each(['fr', 'EN', '', null, undefined, 1, ['es']])('refuses the language %j', (language) => {
  expect(new Set(wrong({ language }))).toEqual(new Set(['contact.languageUnknown']));
});

describe('a value that is not a string', () => {
  it.each([null, 12, true, [], {}, ['Ana Rivera y Luis']])('is no name, email or message: %j', (value) => {
    expect(wrong({ name: value, email: value, message: value }).sort()).toEqual([
      'contact.emailInvalid',
      'contact.messageTooShort',
      'contact.nameRequired',
    ]);
  });

  it.each(['name', 'email', 'service', 'message', 'language', 'website', 'elapsedMs'])(
    'is refused with a code even if %s has a toString of its own',
    (field) => {
      for (const name of ['toString', 'valueOf', 'toJSON']) {
        const errors = wrong({ [field]: { [name]: true } });
        expect(errors.length).toBeGreaterThan(0);
        expect(errors.filter((error) => !isMessageCode(error))).toEqual([]);
      }
    },
  );

  it('is refused with a code, for any request', () => {
    const fields = fc.constantFrom('name', 'email', 'service', 'message', 'language', 'website', 'elapsedMs');
    fc.assert(
      fc.property(fc.dictionary(fields, fc.jsonValue()), (changes) => {
        expect(wrong(changes).filter((error) => !isMessageCode(error))).toEqual([]);
      }),
    );
  });
});

describe('looksLikeSpam', () => {
  it('suspects a message with the hidden field filled in', () => {
    expect(looksLikeSpam({ website: 'https://example.com', elapsedMs: 60_000 })).toBe(true);
    expect(looksLikeSpam({ website: '', elapsedMs: 60_000 })).toBe(false);
  });

  it('suspects a message written faster than a person can', () => {
    expect(looksLikeSpam({ website: '', elapsedMs: MIN_FILL_TIME_MS - 1 })).toBe(true);
    expect(looksLikeSpam({ website: '', elapsedMs: MIN_FILL_TIME_MS })).toBe(false);
  });

  it('does not suspect a message whose time is unknown', () => {
    expect(looksLikeSpam({ website: '', elapsedMs: undefined })).toBe(false);
  });
});

describe('a message expires', () => {
  it('a few days before the period of the privacy policy ends', () => {
    expect(SUBMISSION_RETENTION_MONTHS).toBe(24);
    expect(submissionExpiry(new Date('2026-03-15T10:00:00Z'))).toEqual(new Date('2028-03-12T10:00:00Z'));
    expect(submissionExpiry(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2030-02-26T10:00:00Z'));
  });
});

describe('a message is unread', () => {
  it('until it is read, unless it is suspected spam', () => {
    expect(isUnread({ status: 'new', readAt: null })).toBe(true);
    expect(isUnread({ status: 'new', readAt: '2026-03-05T14:00:00.000Z' })).toBe(false);
    expect(isUnread({ status: 'spam', readAt: null })).toBe(false);
  });

  it('or read as stored, at any age', () => {
    const [long, now] = ['2020-01-01T00:00:00.000Z', new Date('2026-03-15T00:00:00Z')];
    expect(submissionReadAt(null, long, now)).toBeNull();
    expect(submissionReadAt('2026-03-01T00:00:00.000Z', long, now)).toBe('2026-03-01T00:00:00.000Z');
  });

  it('for two weeks, if it was stored before readAt existed', () => {
    const came = '2026-03-01T00:00:00.000Z';
    const lastMoment = new Date('2026-03-15T00:00:00.000Z');
    expect(submissionReadAt(undefined, came, lastMoment)).toBeNull();
    expect(submissionReadAt(undefined, came, new Date(lastMoment.getTime() + 1))).toBe(came);
  });
});
