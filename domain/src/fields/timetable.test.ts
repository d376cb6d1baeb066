import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FACTS_FIELDS, WEEKDAYS, type Closure, type OpeningHours } from '../content/facts';
import { sampleFacts } from '../content/kinds.fixture';
import { NO_BREAK } from '../content/opening-hours';
import { draftSchema, publishableSchema } from './schema';

/** Returns the validation errors that prevent publishing these facts, keyed by path. */
function refused(changes: { hours?: OpeningHours[]; closures?: Closure[] }): Record<string, string> {
  const facts = { ...sampleFacts(), ...changes };
  // A draft may contain incomplete rows.
  expect(draftSchema(FACTS_FIELDS).isValidSync(facts)).toBe(true);
  try {
    publishableSchema(FACTS_FIELDS).validateSync(facts, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
}

const row = (opens: string, closes: string, ...days: OpeningHours['days']): OpeningHours => ({
  days,
  opens,
  closes,
  ...NO_BREAK,
});

/** Returns a row of opening hours with a break. */
const divided = (
  [opens, closes, opensAgain, closesAgain]: [string, string, string, string],
  ...days: OpeningHours['days']
): OpeningHours => ({ days, opens, closes, opensAgain, closesAgain });

it('publishing rejects hours that end before they start, and reports the row', () => {
  const hours = [row('09:00', '17:00', 'Monday'), row('18:00', '09:00', 'Tuesday')];
  expect(refused({ hours })).toEqual({ 'hours[1].closes': 'content.timeOrder' });
  expect(refused({ hours: [row('09:00', '09:00', 'Monday')] })).toEqual({
    'hours[0].closes': 'content.timeOrder',
  });
});

it('publishing accepts a break, but rejects a missing time or times in the wrong order', () => {
  expect(refused({ hours: [divided(['08:00', '12:00', '13:00', '17:00'], 'Monday')] })).toEqual({});
  expect(refused({ hours: [divided(['08:00', '12:00', '13:00', ''], 'Monday')] })).toEqual({
    'hours[0].closesAgain': 'blog.fieldRequired',
  });
  expect(refused({ hours: [divided(['08:00', '12:00', '', '17:00'], 'Monday')] })).toEqual({
    'hours[0].opensAgain': 'blog.fieldRequired',
  });
  expect(refused({ hours: [divided(['08:00', '12:00', '11:00', '17:00'], 'Monday')] })).toEqual({
    'hours[0].opensAgain': 'content.timeOrder',
  });
  expect(refused({ hours: [divided(['08:00', '12:00', '17:00', '13:00'], 'Monday')] })).toEqual({
    'hours[0].closesAgain': 'content.timeOrder',
  });
});

it('publishing rejects a row that overlaps the hours after another row’s break, and accepts a row within the break', () => {
  const broken = divided(['08:00', '12:00', '13:00', '17:00'], 'Monday', 'Tuesday');
  expect(refused({ hours: [broken, row('12:00', '13:00', 'Tuesday')] })).toEqual({});
  expect(refused({ hours: [broken, row('16:00', '18:00', 'Tuesday')] })).toEqual({
    'hours[1].days': 'content.overlap',
  });
});

it('publishing rejects a closure that ends before it starts, and accepts a one-day closure', () => {
  const closure = (from: string, to: string): Closure => ({ from, to, nameEn: '', nameEs: '' });
  expect(refused({ closures: [closure('2026-12-25', '2026-12-25')] })).toEqual({});
  expect(refused({ closures: [closure('2026-12-25', '2026-12-24')] })).toEqual({
    'closures[0].to': 'content.dateOrder',
  });
});

it("publishing rejects overlapping rows for the same day, and accepts rows that don't overlap", () => {
  const morning = row('09:00', '12:00', 'Monday', 'Tuesday');
  expect(refused({ hours: [morning, row('12:00', '17:00', 'Tuesday')] })).toEqual({});
  expect(refused({ hours: [morning, row('11:00', '17:00', 'Sunday')] })).toEqual({});
  expect(refused({ hours: [morning, row('11:00', '17:00', 'Tuesday')] })).toEqual({
    'hours[1].days': 'content.overlap',
  });
});

it('publishing accepts rows if and only if no two of them share a minute on the same day', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const time = (value: number) => `${String(value).padStart(2, '0')}:00`;
  const rows = fc.array(
    fc
      .tuple(fc.subarray([...WEEKDAYS], { minLength: 1, maxLength: 3 }), hour, hour)
      .filter(([, opens, closes]) => opens < closes),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(rows, (made) => {
      const taken = made.flatMap(([days, opens, closes]) =>
        days.flatMap((day) =>
          Array.from({ length: closes - opens }, (_, index) => `${day} ${opens + index}`),
        ),
      );
      const hours = made.map(([days, opens, closes]) => row(time(opens), time(closes), ...days));
      expect(Object.keys(refused({ hours })).length === 0).toBe(new Set(taken).size === taken.length);
    }),
  );
});
