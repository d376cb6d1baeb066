import { FACTS_FIELDS } from '@app/domain/content/facts';
import { spanNames } from '@app/domain/fields/timetable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newItem } from '../values';
import { withBreak, withDate, withoutBreak } from './times';

const { hours, closures } = FACTS_FIELDS;
const [span, again] = spanNames(hours.fields);
if (!span || !again) throw new Error('The fields of hours must have two spans');

const row = (opens: string, closes: string) => ({ days: [], opens, closes, opensAgain: '', closesAgain: '' });

describe('a break', () => {
  it.each([
    ['09:00', '17:00', '12:00', '13:00', '17:00'],
    ['08:30', '16:15', '12:00', '13:00', '16:15'],
    // A business that is open only in the afternoon.
    ['13:00', '21:00', '17:00', '18:00', '21:00'],
    // A span too short to divide.
    ['09:00', '11:00', '11:00', '12:00', '13:00'],
  ])('added to the hours %s–%s begins at %s and ends at %s', (opens, closes, pause, opensAgain, end) => {
    const divided = { ...row(opens, closes), ...withBreak(row(opens, closes), span, again) };
    expect(divided).toEqual({ ...row(opens, pause), opensAgain, closesAgain: end });
  });

  it('gets default times if the owner typed none', () => {
    expect(withBreak(row('', ''), span, again)).toEqual({
      opens: '09:00',
      closes: '12:00',
      opensAgain: '13:00',
      closesAgain: '17:00',
    });
  });

  it('keeps the times in order, and restores the day’s original times when removed', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const time = (at: number) =>
      [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
    fc.assert(
      fc.property(
        fc.tuple(minute, minute).filter(([from, to]) => to - from >= 180),
        ([from, to]) => {
          const whole = row(time(from), time(to));
          const divided = { ...whole, ...withBreak(whole, span, again) };
          const times = [...span, ...again].map((name) => divided[name as 'opens']);
          expect(times).toEqual([...new Set(times)].sort());
          expect({ ...divided, ...withoutBreak(divided, span, again) }).toEqual(whole);
        },
      ),
    );
  });
});

describe('a new row of opening hours', () => {
  it('starts with typical business days and hours', () => {
    expect(newItem(hours, [])).toEqual({
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
      opensAgain: '',
      closesAgain: '',
    });
  });

  it('copies the times of the previous row, but not its days', () => {
    const before = { ...row('08:00', '12:00'), days: ['Monday'], opensAgain: '13:00', closesAgain: '16:30' };
    expect(newItem(hours, [row('06:00', '07:00'), before])).toEqual({ ...before, days: [] });
  });
});

describe('the last day of a closure', () => {
  const closure = (from: string, to: string) => ({ from, to, nameEn: '', nameEs: '' });

  it('equals the first day until the owner chooses another', () => {
    const typed = withDate(closures.fields, closure('', ''), { from: '2026-12-25' });
    expect(typed).toEqual({ from: '2026-12-25', to: '2026-12-25' });
    const changed = withDate(closures.fields, closure('0002-12-25', '0002-12-25'), { from: '2026-12-25' });
    expect(changed).toEqual(typed);
    const longer = closure('2026-12-25', '2026-12-31');
    expect(withDate(closures.fields, longer, { from: '2026-12-24' })).toEqual({ from: '2026-12-24' });
  });

  it('can be changed independently', () => {
    const changes = { to: '2026-12-31' };
    expect(withDate(closures.fields, closure('2026-12-25', '2026-12-25'), changes)).toEqual(changes);
  });
});
