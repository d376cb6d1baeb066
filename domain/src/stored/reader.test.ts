import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asChoice,
  asChoices,
  asList,
  asMap,
  asNumber,
  asRecord,
  asText,
  emptyOf,
  like,
  nullable,
  selected,
  withFormerNames,
} from './reader';
import { readReporting } from './reader.fixture';

const asDog = asRecord({
  name: asText,
  age: like(3),
  isCalm: like(true),
  seenAt: nullable(''),
  size: asChoice(['small', 'large'], 'small'),
  days: asChoices(['Monday', 'Friday']),
  weights: asList(asNumber),
  owner: asRecord({ town: asText }),
});
const dog = {
  name: 'Luna',
  age: 5,
  isCalm: false,
  seenAt: '2026-01-01',
  size: 'large',
  days: ['Friday'],
  weights: [20.5, 21],
  owner: { town: 'Ponce' },
};
const EMPTY = {
  name: '',
  age: 3,
  isCalm: true,
  seenAt: null,
  size: 'small',
  days: [],
  weights: [],
  owner: { town: '' },
};

describe('a reader', () => {
  it('returns a complete value unchanged except for unknown properties, which are dropped', () => {
    expect(readReporting(asDog, { ...dog, breed: 'Sato' })).toEqual({ read: dog, reported: [] });
  });

  it('reads a missing property as its empty value without reporting it', () => {
    for (const name of Object.keys(dog)) {
      const without = Object.fromEntries(Object.entries(dog).filter(([other]) => other !== name));
      const read = { ...dog, [name]: Reflect.get(EMPTY, name) as unknown };
      expect(readReporting(asDog, without), name).toEqual({ read, reported: [] });
    }
    expect(emptyOf(asDog)).toEqual(EMPTY);
  });

  it('reads a property of the wrong type as its empty value and reports its path', () => {
    for (const name of Object.keys(dog)) {
      const { read, reported } = readReporting(asDog, { ...dog, [name]: Symbol(name) });
      expect(read).toEqual({ ...dog, [name]: Reflect.get(EMPTY, name) as unknown });
      expect(reported).toEqual([name]);
    }
    expect(readReporting(asDog, { ...dog, age: NaN, name: null })).toEqual({
      read: { ...dog, age: 3, name: '' },
      reported: ['name', 'age'],
    });
  });

  it('keeps the positions of list items and drops unknown choices', () => {
    const stored = { ...dog, weights: [20.5, 'heavy', 21], days: ['Friday', 'Someday'] };
    expect(readReporting(asDog, stored)).toEqual({
      read: { ...dog, weights: [20.5, 0, 21] },
      reported: ['days[1]', 'weights[1]'],
    });
  });

  it('reports the full path of a nested value', () => {
    const dogs = asList(asDog);
    expect(readReporting(dogs, [dog, { ...dog, owner: { town: 5 } }]).reported).toEqual(['[1].owner.town']);
  });

  it('prefers the former name of a renamed property, because every version of the site writes that name', () => {
    const asPlace = asRecord({ town: asText }, { town: 'city' });
    const townOf = (stored: object) => readReporting(asPlace, stored).read.town;
    expect(townOf({ city: 'Ponce' })).toBe('Ponce');
    expect(townOf({ town: 'Ponce' })).toBe('Ponce');
    expect(townOf({ city: '', town: 'Ponce' })).toBe('');
    expect(selected(asPlace)).toEqual(['town', 'city']);
  });

  it('lets renamed properties be stored under both names, even in list items', () => {
    const asPlace = asRecord({ town: asText, size: asNumber }, { town: 'city' });
    const asRoute = asRecord({ places: asList(asPlace), days: asList(asText) }, { days: 'dates' });
    const route = { places: [{ town: 'Ponce', size: 1 }], days: ['Friday'] };
    expect(withFormerNames(asRoute, route)).toEqual({
      places: [{ town: 'Ponce', city: 'Ponce', size: 1 }],
      days: ['Friday'],
      dates: ['Friday'],
    });
  });

  it('drops only the invalid values of a map', () => {
    const asTotals = asMap(asMap(asNumber));
    const stored = { monday: { views: 2, taps: 'many' }, tuesday: 5 };
    expect(readReporting(asTotals, stored)).toEqual({
      read: { monday: { views: 2 } },
      reported: ['.monday.taps', '.tuesday'],
    });
  });

  it('never throws, and always returns every property', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(dog)), fc.anything()),
        (any, part) => {
          for (const stored of [any, part])
            expect(Object.keys(readReporting(asDog, stored).read)).toEqual(Object.keys(EMPTY));
        },
      ),
    );
  });
});
