import { describe, expect, it } from 'vitest';
import { TAGS_MAX_COUNT, TAG_MAX_LENGTH } from '../blog/posts.limits';
import { MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH, NAME_MAX_LENGTH } from '../inbox/contact.limits';
import { LIST_MAX_LENGTH } from '../content/limits';
import { UPLOAD_MAX_BYTES } from '../pictures/images';
import { LOCALES } from '../general/locale';
import { en } from './en';
import { es } from './es';
import { isMessageCode, message } from './index';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

it('both languages have the same non-empty messages with the same placeholders', () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const [code, text] of Object.entries(en)) {
    const spanish = isMessageCode(code) ? es[code] : '';
    expect(spanish.trim(), code).not.toBe('');
    expect(text.trim(), code).not.toBe('');
    expect(placeholders(spanish), code).toEqual(placeholders(text));
  }
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each([
    ['contact.nameTooLong', NAME_MAX_LENGTH],
    ['contact.messageTooShort', MESSAGE_MIN_LENGTH],
    ['contact.messageTooLong', MESSAGE_MAX_LENGTH],
    ['blog.tagInvalid', TAG_MAX_LENGTH],
    ['blog.tooManyTags', TAGS_MAX_COUNT],
    ['content.tooMany', LIST_MAX_LENGTH],
    ['images.tooLarge', UPLOAD_MAX_BYTES / 1024 / 1024],
  ] as const)('the message %s contains its limit, %d', (code, limit) => {
    expect(message(locale, code).match(/\d+/g)).toContain(String(limit));
  });

  it('message fills in placeholders', () => {
    expect(message(locale, 'api.invalidLimit', { max: 100 })).toMatch(/1 (to|a) 100$/);
  });

  it('message keeps placeholders without a value', () => {
    expect(message(locale, 'api.invalidLimit')).toContain('{{max}}');
    expect(message(locale, 'api.invalidLimit', { other: 1 })).toContain('{{max}}');
  });
});

it('isMessageCode accepts only message codes', () => {
  expect(isMessageCode('contact.success')).toBe(true);
  expect(isMessageCode('toString')).toBe(false);
  expect(isMessageCode('contact')).toBe(false);
});

it.each([
  ['contact.nameRequired', 'Name is required'],
  ['contact.emailInvalid', 'Valid email is required'],
  ['contact.messageTooShort', 'Message must be at least 10 characters'],
  ['contact.error', 'Error sending message'],
  ['contact.errorFallback', 'Please try again later.'],
  ['contact.success', 'Message sent successfully!'],
  ['contact.successDetail', 'We will contact you soon.'],
] as const)('%s is "%s" in English', (code, text) => {
  expect(message('en', code)).toBe(text);
});

it.each([
  ['contact.error', 'Error al enviar el mensaje'],
  ['contact.errorFallback', 'Por favor intenta más tarde.'],
] as const)('%s is "%s" in Spanish', (code, text) => {
  expect(message('es', code)).toBe(text);
});
