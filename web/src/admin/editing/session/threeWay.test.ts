import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeItems } from './mergeItems';
import { mergePassages, type Passage } from './threeWay';

const isAgreed = <Item>(passages: readonly Passage<Item>[]): boolean =>
  passages.every((passage) => 'items' in passage);

/** Returns the items from the passages where both versions agree. */
const agreed = <Item>(passages: readonly Passage<Item>[]): Item[] =>
  passages.flatMap((passage) => ('items' in passage ? passage.items : []));

interface Town {
  [part: string]: unknown;
  name: string;
  group: string;
}
const town = (name: string, group = 'others'): Town => ({ name, group });
const merge = (base: Town[], mine: Town[], theirs: Town[]) => mergeItems(base, mine, theirs);

const [ponce, cabo, rincon, juana] = [town('Ponce'), town('Cabo Rojo'), town('Rincón'), town('Juana Díaz')];

describe('merging lists', () => {
  it('keeps both items if each version added one', () => {
    expect(agreed(merge([ponce], [ponce, cabo], [ponce, rincon]))).toEqual([ponce, cabo, rincon]);
    expect(agreed(merge([], [cabo], [rincon]))).toEqual([cabo, rincon]);
    // If both versions added the same item, it appears once.
    expect(agreed(merge([ponce], [ponce, cabo], [cabo, ponce]))).toEqual([ponce, cabo]);
  });

  it('keeps changes to an item even if the other version added, moved or removed other items', () => {
    const renamed = town('Ponce', 'metro');
    expect(agreed(merge([ponce, cabo], [renamed, cabo], [ponce, cabo, rincon]))).toEqual([
      renamed,
      cabo,
      rincon,
    ]);
    expect(agreed(merge([ponce, cabo], [renamed, cabo], [cabo, ponce]))).toEqual([cabo, renamed]);
    expect(agreed(merge([ponce, cabo], [ponce, renamed], [ponce]))).toContainEqual(renamed);
    expect(agreed(merge([ponce, cabo, juana], [cabo, juana], [ponce, cabo]))).toEqual([cabo]);
  });

  it('combines changes to different parts of an item', () => {
    const base = { opens: '09:00', closes: '17:00', days: ['Monday'] };
    const mine = { ...base, opens: '08:00' };
    const theirs = { ...base, days: ['Monday', 'Friday'] };
    expect(agreed(mergeItems([base], [mine], [theirs]))).toEqual([{ ...mine, days: ['Monday', 'Friday'] }]);
  });

  it('reports no conflict unless both versions changed the same part of an item', () => {
    const [mine, theirs] = [town('Ponce, PR'), town('Ponce (centro)')];
    expect(merge([cabo, ponce], [cabo, mine, rincon], [juana, cabo, theirs])).toEqual([
      { items: [juana, cabo] },
      { mine: [mine], theirs: [theirs] },
      { items: [rincon] },
    ]);
  });
});

const towns = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...Array.from('abcdefgh')), group: fc.constantFrom('metro', 'others') }),
  { selector: ({ name }) => name, maxLength: 6 },
);
const letters = fc.array(fc.constantFrom(...Array.from('abcdef')), { maxLength: 6 });

describe.each([
  ['lists', towns, mergeItems as (base: never, mine: never, theirs: never) => Passage[]],
  ['paragraphs', letters, mergePassages as (base: never, mine: never, theirs: never) => Passage[]],
] as const)('merging any %s', (_, arbitrary, mergeAny) => {
  const sides = [arbitrary, arbitrary, arbitrary] as fc.Arbitrary<unknown[]>[];
  const run = (base: unknown[], mine: unknown[], theirs: unknown[]) =>
    mergeAny(base as never, mine as never, theirs as never);

  it('adopts the change if only one version changed or both made the same change', () => {
    fc.assert(
      fc.property(
        ...(sides.slice(0, 2) as [fc.Arbitrary<unknown[]>, fc.Arbitrary<unknown[]>]),
        (base, changed) => {
          for (const passages of [
            run(base, changed, base),
            run(base, base, changed),
            run(base, changed, changed),
          ]) {
            expect(isAgreed(passages)).toBe(true);
            expect(agreed(passages)).toEqual(changed);
          }
        },
      ),
    );
  });

  it('keeps everything new from either side, and adds nothing else', () => {
    fc.assert(
      fc.property(
        ...(sides as [fc.Arbitrary<unknown[]>, fc.Arbitrary<unknown[]>, fc.Arbitrary<unknown[]>]),
        (base, mine, theirs) => {
          const passages = run(base, mine, theirs);
          const all = passages.flatMap((passage) =>
            'items' in passage ? passage.items : [...passage.mine, ...passage.theirs],
          );
          const names = (items: readonly unknown[]) =>
            new Set(items.map((item) => (typeof item === 'string' ? item : (item as Town).name)));
          const [before, after, written] = [names(base), names(all), names([...mine, ...theirs])];
          for (const name of written) if (!before.has(name)) expect(after).toContain(name);
          for (const name of after) expect(written).toContain(name);
        },
      ),
    );
  });
});

it('merges two lists without a conflict if both only grew, preserving the order of each', () => {
  fc.assert(
    fc.property(
      towns,
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
      (base, own, other) => {
        const grown = (places: number[], prefix: string) =>
          places.reduce<Town[]>(
            (list, place, index) => list.toSpliced(place, 0, town(`${prefix}${index}`)),
            base,
          );
        const [mine, theirs] = [grown(own, 'mine '), grown(other, 'theirs ')];
        const passages = mergeItems(base, mine, theirs);
        expect(isAgreed(passages)).toBe(true);
        const result = agreed(passages);
        expect(result).toHaveLength(base.length + own.length + other.length);
        for (const side of [mine, theirs])
          expect(result.filter(({ name }) => side.some((each) => each.name === name))).toEqual(side);
      },
    ),
  );
});

it('recognizes an item by its first nonempty text, even if the item was moved and changed', () => {
  const [ponce, caguas] = [
    { km: 10, note: '', name: 'Ponce', price: 5 },
    { km: 20, note: '', name: 'Caguas', price: 5 },
  ];
  const moved = [caguas, { ...ponce, km: 11 }];
  const cheaper = [{ ...ponce, price: 4 }, caguas];
  const both = [{ items: [caguas, { ...ponce, km: 11, price: 4 }] }];
  expect(mergeItems([ponce, caguas], moved, cheaper)).toEqual(both);
  expect(mergeItems([ponce, caguas], cheaper, moved)).toEqual(both);
});

describe('merging paragraphs', () => {
  it('drops paragraphs that both versions removed', () => {
    expect(mergePassages(['a', 'b'], ['b'], ['b'])).toEqual([{ items: ['b'] }]);
    expect(mergePassages(['a'], [], [])).toEqual([]);
    expect(mergePassages([], ['a'], ['b'])).toEqual([{ mine: ['a'], theirs: ['b'] }]);
  });

  it('combines changes to different passages, and reports conflicts only in passages that both versions changed', () => {
    expect(mergePassages(['a', 'b', 'c', 'd'], ['a!', 'b', 'c', 'd'], ['a', 'b', 'c', 'd', 'e'])).toEqual([
      { items: ['a!', 'b', 'c', 'd', 'e'] },
    ]);
    expect(mergePassages(['a', 'b', 'c'], ['a', 'b!', 'c'], ['a', 'b?', 'c', 'd'])).toEqual([
      { items: ['a'] },
      { mine: ['b!'], theirs: ['b?'] },
      { items: ['c', 'd'] },
    ]);
    // One version removed a paragraph, and the other changed it.
    expect(mergePassages(['a', 'b'], ['a'], ['a', 'b?'])).toEqual([
      { items: ['a'] },
      { mine: [], theirs: ['b?'] },
    ]);
  });
});
