import { defaultBaseConfig } from '@chakra-ui/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conditions, TOKEN_PROPERTIES, utilities } from './properties';
import { tokens } from './tokens';

const SOURCES = join(import.meta.dirname, '..', '..', '..');

const sourcesExcept = (folder: string) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes(`${folder}/`))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');

const code = sourcesExcept('locales');

/** Returns whether the source code uses `name` as a prop or as a key of a style object. */
const isUsed = (name: string) => new RegExp(`(?:^|[\\s{,('"])${name}['"]?(?:=[{"']|: )`, 'm').test(code);

const shorthandsOf = (shorthand: string | string[] | undefined) =>
  shorthand === undefined ? [] : [shorthand].flat();

/** The properties that the site uses only with plain CSS values, never with Chakra's tokens or keywords. */
const PLAIN_CSS = [
  'accentColor',
  'backgroundImage',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
  'filter',
  'scrollbarWidth',
  'scrollMargin',
  'scrollPaddingInline',
  'scrollPaddingBottom',
  'scrollPaddingTop',
  'transform',
  'transition',
];

const categories = new Set(Object.keys(TOKEN_PROPERTIES));

test('the theme defines every Chakra shorthand that the site uses', () => {
  const chakraShorthands = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(
    ([property, { shorthand }]) => shorthandsOf(shorthand).map((name) => [name, property] as const),
  );
  const missing = chakraShorthands.filter(
    ([name, property]) => isUsed(name) && !shorthandsOf(utilities[property]?.shorthand).includes(name),
  );
  expect(missing).toEqual([]);
});

test('the theme defines every property in use that Chakra treats specially', () => {
  const missing = Object.entries(defaultBaseConfig.utilities ?? {})
    .filter(
      ([property, { values, transform }]) =>
        (transform ??
          (typeof values === 'function' || (typeof values === 'string' && categories.has(values)))) &&
        isUsed(property) &&
        !utilities[property],
    )
    .map(([property]) => property);
  expect(missing.toSorted()).toEqual(PLAIN_CSS.toSorted());
});

test('the theme defines exactly the Chakra conditions that the site uses', () => {
  const used = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) =>
    new RegExp(`\\b_${name}\\b`).test(code),
  );
  expect(used.toSorted()).toEqual(Object.keys(conditions).toSorted());
});

test('the theme defines no unused properties', () => {
  const unused = Object.entries(utilities)
    .filter(([property, { shorthand }]) => ![property, ...shorthandsOf(shorthand)].some(isUsed))
    .map(([property]) => property);
  expect(unused).toEqual([]);
});

test('the theme defines every spacing and size step in use, because any other number would be invalid CSS', () => {
  for (const category of ['sizes', 'spacing'] as const) {
    const properties = Object.entries(TOKEN_PROPERTIES[category]).flat().filter(Boolean);
    // Excludes the `width` and `height` attributes of an `<img>`.
    const values = code.matchAll(
      new RegExp(
        `\\b(?!(?:width|height)=")(?:${properties.join('|')})(?:=|: )("[^"]*"|'[^']*'|\\{\\{[^}]*\\}\\}|\\{[^}]*\\})`,
        'g',
      ),
    );
    const steps = [...values].flatMap(([, value = '']) =>
      Array.from(value.matchAll(/["']-?(\d+(?:\.\d+)?)["']/g), ([, step = '']) => step),
    );
    expect(steps.length).toBeGreaterThan(50);
    expect(
      steps.filter((step) => !(step in tokens[category])),
      category,
    ).toEqual([]);
  }
});

test('only the global styles use token references in braces', () => {
  const components = sourcesExcept('theme');
  expect(components.match(new RegExp(`\\{(?:${[...categories].join('|')})\\.[^}]*\\}`, 'g'))).toBeNull();
});
