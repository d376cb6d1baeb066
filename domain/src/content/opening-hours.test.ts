import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from './facts';
import { NO_BREAK, timesByDays, upcomingClosures, weekdayRuns } from './opening-hours';

describe('weekdayRuns', () => {
  it('returns the runs in weekday order', () => {
    expect(weekdayRuns([])).toEqual([]);
    expect(weekdayRuns(['Sunday', 'Tuesday', 'Monday'])).toEqual([
      { first: 'Monday', last: 'Tuesday' },
      { first: 'Sunday', last: 'Sunday' },
    ]);
  });

  it('covers exactly the given days', () => {
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

describe('timesByDays', () => {
  const [morning, afternoon] = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ];

  it('returns one group with two spans for a row that has a break', () => {
    const row = { days: ['Monday' as const], ...morning, opensAgain: '13:00', closesAgain: '17:00' };
    expect(timesByDays([row])).toEqual([{ days: ['Monday'], spans: [morning, afternoon] }]);
  });

  it('merges two rows with the same days into one group', () => {
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

describe('upcomingClosures', () => {
  const from = (start: string, end = start) => ({ from: start, to: end });

  it('returns closures that haven’t ended and start within a year, in chronological order', () => {
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

  it('skips closures that end before they start', () => {
    expect(upcomingClosures([from('2026-12-31', '2026-12-30')], '2026-12-01')).toEqual([]);
  });
});
