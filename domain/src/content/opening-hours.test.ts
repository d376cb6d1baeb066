import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from './facts';
import { NO_BREAK, timesByDays, upcomingClosures, weekdayRuns } from './opening-hours';

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

describe('the times of each group of days', () => {
  const [morning, afternoon] = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ];

  it('are one group with two spans if there is a break', () => {
    const row = { days: ['Monday' as const], ...morning, opensAgain: '13:00', closesAgain: '17:00' };
    expect(timesByDays([row])).toEqual([{ days: ['Monday'], spans: [morning, afternoon] }]);
  });

  it('are one group where a break was entered as a second row of the same days', () => {
    expect(
      timesByDays([
        { days: ['Tuesday', 'Monday'], ...afternoon, ...NO_BREAK },
        { days: ['Saturday'], ...morning, ...NO_BREAK },
        { days: ['Monday', 'Tuesday'], ...morning, ...NO_BREAK },
      ]),
    ).toEqual([
      { days: ['Monday', 'Tuesday'], spans: [morning, afternoon] },
      { days: ['Saturday'], spans: [morning] },
    ]);
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
