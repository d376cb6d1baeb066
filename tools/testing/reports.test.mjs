import { describe, expect, it } from 'vitest';
import { describeFailures, describeTime, slowestOf, testsOfPlaywright, testsOfVitest } from './reports.mjs';

const PASSED = /** @type {const} */ ({ outcome: 'passed', failure: '' });
/** @param {string} failure */
const failed = (failure) => /** @type {const} */ ({ outcome: 'failed', failure });

describe('the tests in a report', () => {
  it('are read from Vitest, in seconds, zero for a skipped test, and with a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/repository/domain/src/general/slug.test.ts',
          status: 'passed',
          message: '',
          assertionResults: [
            { fullName: 'a slug is short', status: 'passed', duration: 1500 },
            { fullName: 'a slug is skipped', status: 'skipped', duration: null },
          ],
        },
        {
          name: '/repository/tools/wrong.test.mjs',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'one', status: 'passed', duration: 1 },
            { fullName: 'two', status: 'failed', duration: 0, failureMessages: ['Expected 2.', 'And 3.'] },
          ],
        },
        {
          name: '/repository/tools/broken.test.mjs',
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    };
    expect(testsOfVitest(report, '/repository')).toEqual([
      { file: 'domain/src/general/slug.test.ts', title: 'a slug is short', seconds: 1.5, ...PASSED },
      {
        file: 'domain/src/general/slug.test.ts',
        title: 'a slug is skipped',
        seconds: 0,
        ...PASSED,
        outcome: 'skipped',
      },
      { file: 'tools/wrong.test.mjs', title: 'one', seconds: 0.001, ...PASSED },
      { file: 'tools/wrong.test.mjs', title: 'two', seconds: 0, ...failed('Expected 2.\nAnd 3.') },
      { file: 'tools/broken.test.mjs', title: 'the file', seconds: 0, ...failed('Cannot find module') },
    ]);
  });

  it('are read from Playwright, blocks within blocks included', () => {
    const spec = (
      /** @type {string} */ title,
      /** @type {number} */ duration,
      /** @type {string[]} */ ...messages
    ) => ({
      title,
      tests: [
        {
          status: messages.length === 0 ? 'expected' : 'unexpected',
          results: [{ duration, errors: messages.map((message) => ({ message })) }],
        },
      ],
    });
    const report = {
      config: { rootDir: '/repository/tests/e2e' },
      errors: [{ message: 'Cannot load contact.test.ts' }],
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
              suites: [
                {
                  title: 'after a reload',
                  file: 'contact.test.ts',
                  specs: [spec('survives', 1500, 'Timed out.')],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(testsOfPlaywright(report, '/repository')).toEqual([
      { file: 'tests/e2e/contact.test.ts', title: 'sends', seconds: 0.25, ...PASSED },
      {
        file: 'tests/e2e/contact.test.ts',
        title: 'the draft › after a reload › survives',
        seconds: 1.5,
        ...failed('Timed out.'),
      },
      { file: 'tests/e2e', title: 'the suite', seconds: 0, ...failed('Cannot load contact.test.ts') },
    ]);
  });
});

describe('the slowest tests', () => {
  /** @param {string} title @param {number} seconds */
  const test = (title, seconds) => ({ file: `${title}.test.ts`, title, seconds, ...PASSED });

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

describe('the tests that failed', () => {
  it('are described with the first lines of the reason, without colors', () => {
    const failure = [
      '\u001b[31mExpected 1.\u001b[39m',
      ...Array.from({ length: 20 }, (_, n) => `line ${n}`),
    ].join('\n');
    const passed = { file: 'a.test.ts', title: 'works', seconds: 1, ...PASSED };
    const [described = '', ...others] = describeFailures([
      { name: 'api', tests: [passed, { ...passed, title: 'fails', ...failed(failure) }] },
    ]);
    expect(others).toEqual([]);
    expect(described).toMatch(/^api {6}a\.test\.ts {2}fails\n {4}Expected 1\.\n {4}line 0\n/);
    expect(described).not.toContain('line 15');
  });
});
