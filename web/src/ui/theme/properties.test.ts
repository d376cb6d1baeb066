import { defaultBaseConfig } from '@chakra-ui/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conditions, utilities } from './properties';

const SOURCES = join(import.meta.dirname, '..', '..');

const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('locales'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

/** Whether a component, a recipe or a style has it as a prop or as a key. */
const isUsed = (name: string) => new RegExp(`(?:^|[\\s{,('"])${name}['"]?(?:=[{"']|: )`, 'm').test(code);

const shorthandsOf = (shorthand: string | string[] | undefined) => (shorthand === undefined ? [] : [shorthand].flat());

/** Used with plain CSS alone, never with one of the words that Chakra would have explained. */
const PLAIN_CSS = [
  'accentColor', 'backgroundImage', 'blur', 'borderBottomLeftRadius', 'borderBottomRightRadius', 'filter', 'scale', 'scrollbarWidth', 'scrollPaddingTop', 'transform',
  'transition',
];

const categories = new Set(Object.values(utilities).map(({ values }) => values).filter((values) => typeof values === 'string'));

test('every short name of Chakra that is used is one of ours', () => {
  const theirs = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([property, { shorthand }]) =>
    shorthandsOf(shorthand).map((name) => [name, property] as const),
  );
  const missing = theirs.filter(([name, property]) => isUsed(name) && !shorthandsOf(utilities[property]?.shorthand).includes(name));
  expect(missing).toEqual([]);
});

test('every property that means more to Chakra than to CSS, and is used, is one of ours', () => {
  const missing = Object.entries(defaultBaseConfig.utilities ?? {})
    .filter(([property, { values, transform }]) => (transform ?? (typeof values === 'function' || (typeof values === 'string' && categories.has(values)))) && isUsed(property) && !utilities[property])
    .map(([property]) => property);
  expect(missing.toSorted()).toEqual(PLAIN_CSS.toSorted());
});

test('every condition of Chakra that is used is one of ours, and none of ours is left over', () => {
  const used = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => new RegExp(`\\b_${name}\\b`).test(code));
  expect(used.toSorted()).toEqual(Object.keys(conditions).toSorted());
});

test('none of our properties is left over', () => {
  const unused = Object.entries(utilities)
    .filter(([property, { shorthand }]) => ![property, ...shorthandsOf(shorthand)].some(isUsed))
    .map(([property]) => property);
  expect(unused).toEqual([]);
});
