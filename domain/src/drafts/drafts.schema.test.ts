import { expect, it } from 'vitest';
import { sampleServiceFields } from '../content/kinds.fixture';
import { problemsOf } from '../general/schema.fixture';
import { confirmLanguageSchema, orderSchema, saveDraftSchema, scheduleSchema } from './drafts.schema';

const INVALID = ['api.invalidBody'];

it('a schedule takes a time in UTC, or none', () => {
  for (const publishAt of ['2026-12-01T10:00:00.000Z', '2026-12-01T10:00:00Z', '2026-12-01T10:00Z', null])
    expect(scheduleSchema.isValidSync({ publishAt })).toBe(true);
  for (const publishAt of [
    '2026-12-01T10:00',
    '2026-13-01T10:00Z',
    '02026-12-01T10:00Z',
    '2026-12-01T10:00Z!',
    'tomorrow',
    '',
    5,
    undefined,
  ])
    expect(problemsOf(scheduleSchema, { publishAt }).map(({ code }) => code)).toEqual(INVALID);
});

it('a save has all fields of its kind, and names suggested texts that it has', () => {
  const schema = saveDraftSchema('services', 'd1');
  const fields = sampleServiceFields();
  expect(schema.validateSync({ fields, suggested: ['titleEs'] })).toEqual({ fields, suggested: ['titleEs'] });
  expect(schema.validateSync({ fields }).suggested).toEqual([]);
  for (const wrong of [
    {},
    { fields, suggested: ['slug'] },
    { fields, suggested: [''] },
    { fields, suggested: [5] },
  ])
    expect(new Set(problemsOf(schema, wrong).map(({ code }) => code))).toEqual(new Set(INVALID));
});

it('a confirmation names a language, and an order the drafts', () => {
  expect(confirmLanguageSchema.isValidSync({ locale: 'es' })).toBe(true);
  for (const locale of ['fr', '', null, undefined])
    expect(new Set(problemsOf(confirmLanguageSchema, { locale }).map(({ code }) => code))).toEqual(
      new Set(INVALID),
    );
  expect(orderSchema.isValidSync({ ids: ['a', 'b'] })).toBe(true);
  expect(problemsOf(orderSchema, {}).map(({ code }) => code)).toEqual(INVALID);
  expect(orderSchema.isValidSync({ ids: [''] })).toBe(false);
});
