import { expect, it } from 'vitest';
import { problemsOf } from '../general/schema.fixture';
import { checkbox, email, isRequired, line, lines, phone, service, stars } from './form';
import { asRecord } from '../stored/reader';
import { readReporting } from '../stored/reader.fixture';
import { formSchema } from './form.schema';
import { emptyForm, formReaders, isEmptyForm, readForm, storedValues } from './form-values';

const label = { en: 'A field', es: 'Un campo' };
const max = { length: 5, error: 'contact.nameTooLong' } as const;
const FORM = {
  name: line({ label, min: { length: 2, error: 'contact.nameRequired' }, max, autoComplete: 'name' }),
  town: lines({ label, max }),
  mail: email({ label }),
  number: phone({ label, neededFor: 'calls', neededError: 'contact.phoneForWhatsApp' }),
  about: service({ label }),
  calls: checkbox({ label }),
  agrees: checkbox({ label, required: 'testimonials.consentRequired' }),
  rating: stars({ label }),
};
const EMPTY = { name: '', town: '', mail: '', number: '', about: '', calls: false, agrees: false, rating: 0 };

it('an empty form equals its schema’s default values', () => {
  expect(emptyForm(FORM)).toEqual(EMPTY);
  expect(formSchema(FORM).getDefault()).toEqual(EMPTY);
  expect(isEmptyForm(EMPTY)).toBe(true);
  for (const filled of [{ town: 'P' }, { calls: true }, { rating: 5 }])
    expect(isEmptyForm({ ...EMPTY, ...filled })).toBe(false);
});

it('a field is required if it has a minimum length or an error for a missing value, or if it is an email or rating field', () => {
  const required = Object.entries(FORM).filter(([, field]) => isRequired(field));
  expect(required.map(([name]) => name)).toEqual(['name', 'mail', 'agrees', 'rating']);
});

it('an optional text field has a maximum length and must be a string', () => {
  const schema = formSchema({ town: FORM.town });
  const codes = (town: unknown) => problemsOf(schema, { town }).map(({ code }) => code);
  expect([codes(''), codes('Ponce'), codes('Ponces')]).toEqual([[], [], ['contact.nameTooLong']]);
  expect(codes(5)).toEqual(['api.invalidBody']);
});

it('reads a form as browsers send it, without unchecked checkboxes and with CRLF line breaks', () => {
  const sent = new Map(Object.entries({ name: 'Ana', town: 'a\r\nb\nc', calls: 'on', rating: '4' }));
  expect(readForm({ ...FORM, rating: FORM.town }, sent)).toEqual({
    ...EMPTY,
    name: 'Ana',
    town: 'a\nb\nc',
    calls: true,
    rating: '4',
  });
  const file = new Map([['town', new Uint8Array(1)]]);
  expect(readForm({ town: FORM.town }, file)).toEqual({ town: '' });
});

it('trims the strings in a stored form, and reads missing and mistyped values as empty', () => {
  const filled = { ...EMPTY, name: ' A ', town: '\nPonce de León ', rating: 4.5, agrees: true };
  const stored = storedValues(FORM, filled);
  expect(stored).toEqual({ ...filled, name: 'A', town: 'Ponce de León' });
  const reader = asRecord(formReaders(FORM));
  expect(readReporting(reader, stored)).toEqual({ read: stored, reported: [] });
  for (const name of Object.keys(FORM)) {
    const read = { ...stored, [name]: Reflect.get(EMPTY, name) as unknown };
    expect(readReporting(reader, { ...stored, [name]: undefined })).toEqual({ read, reported: [] });
    expect(readReporting(reader, { ...stored, [name]: null })).toEqual({ read, reported: [name] });
  }
});
