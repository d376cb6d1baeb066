import { expect, it } from 'vitest';
import { describeSize, partOf, sizeOf } from './size';

it('counts the lines of tests, UI strings and the seed separately', () => {
  expect(
    [
      'domain/src/blog/posts.ts',
      'domain/src/blog/posts.test.ts',
      'domain/src/messages/es.ts',
      'web/src/admin/locales/en/blog.ts',
      'web/src/words.test.ts',
      'seed/load.ts',
      'tests/api/blog/blog.test.ts',
      'tools/start.mjs',
      'eslint.config.js',
    ].map(partOf),
  ).toEqual(['domain', 'tests', 'texts', 'texts', 'tests', 'seed', 'tests', 'tools', null]);
});

it('bases the median and the percentile on code files only', () => {
  const code = Array.from({ length: 10 }, (_, index) => ({
    path: `web/${index}.ts`,
    lines: (index + 1) * 10,
  }));
  const size = sizeOf([...code, { path: 'tests/long.test.ts', lines: 5000 }]);
  expect(size).toMatchObject({ code: 550, files: 10, median: 50, percentile90: 90, longest: code.at(-1) });
  expect(describeSize(size)).toContain('tests              5000');
});
