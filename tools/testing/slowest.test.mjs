import { describe, expect, it } from 'vitest';
import { describeTime, slowestOf, timesOfPlaywright, timesOfVitest } from './slowest.mjs';

describe('the durations in a report', () => {
  it('are read from Vitest, in seconds, zero for a skipped test', () => {
    const report = {
      testResults: [
        {
          name: '/repository/domain/src/general/slug.test.ts',
          assertionResults: [
            { fullName: 'a slug is short', duration: 1500 },
            { fullName: 'a slug is skipped', duration: null },
          ],
        },
        { name: '/repository/tools/broken.test.mjs', assertionResults: [] },
      ],
    };
    expect(timesOfVitest(report, '/repository')).toEqual([
      { file: 'domain/src/general/slug.test.ts', title: 'a slug is short', seconds: 1.5 },
      { file: 'domain/src/general/slug.test.ts', title: 'a slug is skipped', seconds: 0 },
    ]);
  });

  it('are read from Playwright, blocks within blocks included', () => {
    const spec = (/** @type {string} */ title, /** @type {number} */ duration) => ({
      title,
      tests: [{ results: [{ duration }] }],
    });
    const report = {
      config: { rootDir: '/repository/tests/e2e' },
      suites: [
        {
          title: 'contact.test.ts',
          file: 'contact.test.ts',
          specs: [spec('sends', 250)],
          suites: [
            {
              title: 'the draft',
              file: 'contact.test.ts',
              specs: [],
              suites: [{ title: 'after a reload', file: 'contact.test.ts', specs: [spec('survives', 1500)] }],
            },
          ],
        },
      ],
    };
    expect(timesOfPlaywright(report, '/repository')).toEqual([
      { file: 'tests/e2e/contact.test.ts', title: 'sends', seconds: 0.25 },
      {
        file: 'tests/e2e/contact.test.ts',
        title: 'the draft › after a reload › survives',
        seconds: 1.5,
      },
    ]);
  });
});

describe('the slowest tests', () => {
  /** @param {string} title @param {number} seconds */
  const test = (title, seconds) => ({ file: `${title}.test.ts`, title, seconds });

  it('are picked from all suites, slowest first', () => {
    const suites = [
      { name: 'unit', tests: [test('fast', 0.1), test('slow', 3)] },
      { name: 'types', tests: [] },
      { name: 'e2e', tests: [test('slowest', 20), test('fastest', 0)] },
    ];
    expect(slowestOf(suites, 2)).toEqual([
      { suite: 'e2e', ...test('slowest', 20) },
      { suite: 'unit', ...test('slow', 3) },
    ]);
  });

  it('are all tests where there are fewer than asked for', () => {
    expect(slowestOf([{ name: 'unit', tests: [test('only', 1)] }], 10)).toHaveLength(1);
    expect(slowestOf([], 10)).toEqual([]);
  });

  it('are described with their time, suite, file and title', () => {
    expect(describeTime({ suite: 'e2e', ...test('slow', 12.34) })).toBe(
      '  12.3 s  e2e      slow.test.ts  slow',
    );
  });
});
