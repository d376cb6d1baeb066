import { totalsOf } from '@app/domain/stats/report';
import { expect, it } from 'vitest';
import { daysOf, formatDay, formatMonth } from './days';

const counted = (day: string, views: number) => ({ ...totalsOf({}), day, views });
const views = (days: ReturnType<typeof daysOf>) =>
  days.map(({ day, views: count }) => `${day.slice(5)}:${count}`);

it('includes every day of a month, even days without views', () => {
  const days = daysOf([counted('2026-02-03', 4), counted('2026-03-01', 9)], '2026-02', '2026-03-10');
  expect(days).toHaveLength(28);
  expect(views(days).slice(0, 4)).toEqual(['02-01:0', '02-02:0', '02-03:4', '02-04:0']);
  expect(days.at(-1)?.day).toBe('2026-02-28');
});

it('stops at today in the current month', () => {
  expect(views(daysOf([counted('2026-03-02', 1)], '2026-03', '2026-03-03'))).toEqual([
    '03-01:0',
    '03-02:1',
    '03-03:0',
  ]);
});

it('without a month, starts on the first day of the first month that has a count', () => {
  const days = daysOf([counted('2025-12-31', 1)], '', '2026-01-02');
  expect(days[0]?.day).toBe('2025-12-01');
  expect(views(days).slice(-3)).toEqual(['12-31:1', '01-01:0', '01-02:0']);
});

it('formats days and months in the given language, whatever the time zone', () => {
  expect(formatDay('2026-03-01', 'en')).toBe('Mar 1, 2026');
  expect(formatMonth('2026-03', 'es')).toBe('marzo de 2026');
});
