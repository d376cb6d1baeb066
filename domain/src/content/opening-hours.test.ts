import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from './facts';
import { upcomingClosures, weekdayRuns } from './opening-hours';

describe('the days in a row', () => {
  it('are runs in the order of the week', () => {
    expect(weekdayRuns([])).toEqual([]);
    expect(weekdayRuns(['Sunday', 'Tuesday', 'Monday'])).toEqual([
      { first: 'Monday', last: 'Tuesday' },
      { first: 'Sunday', last: 'Sunday' },
    ]);
  });

  it('are exactly the days that were given', () => {
    fc.assert(
      fc.property(fc.subarray([...WEEKDAYS]), (days) => {
        const listed = weekdayRuns(days).flatMap(({ first, last }) =>
          WEEKDAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1),
        );
        expect(listed).toEqual(days);
      }),
    );
  });
});

describe('the closures that are announced', () => {
  const from = (start: string, end = start) => ({ from: start, to: end });

  it('are those that are not over and begin within a year, in order', () => {
    const [over, now, soon, far] = [
      from('2026-12-01'),
      from('2026-12-20', '2027-01-05'),
      from('2027-07-04'),
      from('2028-07-04'),
    ];
    expect(upcomingClosures([far, soon, over, now], '2026-12-31')).toEqual([now, soon]);
    expect(upcomingClosures([now], '2027-01-05')).toEqual([now]);
    expect(upcomingClosures([now], '2027-01-06')).toEqual([]);
  });

  it('are no closures that end before they begin', () => {
    expect(upcomingClosures([from('2026-12-31', '2026-12-30')], '2026-12-01')).toEqual([]);
  });
});
