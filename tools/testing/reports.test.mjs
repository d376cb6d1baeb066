import { describe, expect, it } from 'vitest';
import { describeFailures, testsOfPlaywright, testsOfVitest } from './reports';

const PASSED = /** @type {const} */ ({ outcome: 'passed', failure: '' });
/** @param {string} failure */
const failed = (failure) => /** @type {const} */ ({ outcome: 'failed', failure });

describe('the tests in a report', () => {
  it('from Vitest include skipped tests and files that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/repository/domain/src/general/slug.test.ts',
          status: 'passed',
          message: '',
          assertionResults: [
            { fullName: 'a slug is short', status: 'passed' },
            { fullName: 'a slug is skipped', status: 'skipped' },
          ],
        },
        {
          name: '/repository/tools/wrong.test.mjs',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'one', status: 'passed' },
            { fullName: 'two', status: 'failed', failureMessages: ['Expected 2.', 'And 3.'] },
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
    expect(testsOfVitest(JSON.stringify(report), '/repository')).toEqual([
      { file: 'domain/src/general/slug.test.ts', title: 'a slug is short', ...PASSED },
      {
        file: 'domain/src/general/slug.test.ts',
        title: 'a slug is skipped',
        ...PASSED,
        outcome: 'skipped',
      },
      { file: 'tools/wrong.test.mjs', title: 'one', ...PASSED },
      { file: 'tools/wrong.test.mjs', title: 'two', ...failed('Expected 2.\nAnd 3.') },
      { file: 'tools/broken.test.mjs', title: 'the file', ...failed('Cannot find module') },
    ]);
  });

  it('from Playwright include tests in nested blocks', () => {
    const spec = (/** @type {string} */ title, /** @type {string[]} */ ...messages) => ({
      title,
      tests: [
        {
          status: messages.length === 0 ? 'expected' : 'unexpected',
          results: [{ errors: messages.map((message) => ({ message })) }],
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
          specs: [spec('sends')],
          suites: [
            {
              title: 'the draft',
              file: 'contact.test.ts',
              specs: [],
              suites: [
                {
                  title: 'after a reload',
                  file: 'contact.test.ts',
                  specs: [spec('survives', 'Timed out.')],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(testsOfPlaywright(JSON.stringify(report), '/repository')).toEqual([
      { file: 'tests/e2e/contact.test.ts', title: 'sends', ...PASSED },
      {
        file: 'tests/e2e/contact.test.ts',
        title: 'the draft › after a reload › survives',
        ...failed('Timed out.'),
      },
      { file: 'tests/e2e', title: 'the suite', ...failed('Cannot load contact.test.ts') },
    ]);
  });
});

describe('describeFailures', () => {
  it('describes each failed test with the first lines of its error, without colors', () => {
    const failure = [
      '\u001b[31mExpected 1.\u001b[39m',
      ...Array.from({ length: 20 }, (_, n) => `line ${n}`),
    ].join('\n');
    const passed = { file: 'a.test.ts', title: 'works', ...PASSED };
    const [described = '', ...others] = describeFailures([
      { name: 'api', tests: [passed, { ...passed, title: 'fails', ...failed(failure) }] },
    ]);
    expect(others).toEqual([]);
    expect(described).toMatch(/^api {6}a\.test\.ts {2}fails\n {4}Expected 1\.\n {4}line 0\n/);
    expect(described).not.toContain('line 15');
  });
});
