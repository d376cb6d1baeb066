import { choice, list, text, type FieldSet } from '@app/domain/fields/field';
import { expect, it } from 'vitest';
import { hashOf } from './descriptions';

const label = { en: 'Steps', es: 'Pasos' };
const title = text({ label, max: 20 });
const color = choice({ label, choices: { red: label, blue: label }, initially: 'red' });
const steps = list({ label, add: label, item: label, fields: { title, color } });
const hash = hashOf({ page: { title, steps } });
const hashWith = (changed: FieldSet): string => hashOf({ page: { title, steps, ...changed } });

it('the hash of descriptions ignores UI strings and the order of fields', () => {
  const other = { en: 'Parts', es: 'Partes' };
  const reworded = choice({ ...color, label: other, choices: { red: other, blue: other } });
  expect(hashWith({ title: { ...title, label: other, note: other, section: { label: other } } })).toBe(hash);
  expect(hashWith({ steps: { ...steps, add: other, item: other, fields: { color: reworded, title } } })).toBe(
    hash,
  );
  expect(hashOf({ page: { steps, title } })).toBe(hash);
});

it.each<[string, FieldSet]>([
  ['is added', { added: title }],
  ['changes its type', { title: color }],
  ['gets an option', { title: text({ label, max: 20, localized: true }) }],
  ['in a list is renamed', { steps: { ...steps, fields: { name: title, color } } }],
  [
    'in a list has different choices',
    { steps: { ...steps, fields: { title, color: { ...color, choices: { red: label } } } } },
  ],
  ['that is named like a UI string is added', { label: title }],
])('the hash of descriptions changes when a field %s', (_change, changed) => {
  expect(hashWith(changed)).not.toBe(hash);
});
