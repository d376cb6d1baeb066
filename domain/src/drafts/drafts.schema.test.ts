import { expect, it } from 'vitest';
import { problemsOf } from '../general/schema.fixture';
import { confirmLanguageSchema, orderSchema, scheduleSchema } from './drafts.schema';

const INVALID = ['api.invalidBody'];

it('a schedule accepts only a UTC time or null', () => {
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

it('confirming a language requires a known language, and reordering requires non-empty ids', () => {
  expect(confirmLanguageSchema.isValidSync({ locale: 'es' })).toBe(true);
  for (const locale of ['fr', '', null, undefined])
    expect(new Set(problemsOf(confirmLanguageSchema, { locale }).map(({ code }) => code))).toEqual(
      new Set(INVALID),
    );
  expect(orderSchema.isValidSync({ ids: ['a', 'b'] })).toBe(true);
  expect(problemsOf(orderSchema, {}).map(({ code }) => code)).toEqual(INVALID);
  expect(orderSchema.isValidSync({ ids: [''] })).toBe(false);
});
