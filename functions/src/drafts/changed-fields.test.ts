import { describe, expect, it } from 'vitest';
import { choice, list, text, type FieldSet } from '@app/domain/fields/field';
import { storedReader } from '@app/domain/fields/reader';
import { ignore } from '@app/domain/stored/reader';
import { changedFields } from './changed-fields';

const label = { en: 'A field', es: 'Un campo' };
const AREA = {
  name: text({ label }),
  group: choice({ label, choices: { metro: label, others: label }, initially: 'metro' }),
};
const FIELDS = {
  price: text({ label }),
  size: choice({ label, choices: { small: label, large: label }, initially: 'small' }),
  areas: list({ label, add: label, item: label, fields: AREA }),
} satisfies FieldSet;

/** What another version of the site has stored: choices that were removed since, and parts of items that this version does not have. */
const PONCE = { name: 'Ponce', group: 'south', photo: 'ponce.webp' };
const SAN_JUAN = { name: 'San Juan', group: 'metro', photo: 'san-juan.webp' };
const STORED = { price: '$60', size: 'huge', areas: [PONCE, SAN_JUAN], place: 'At home' };

/** Returns what is written when the owner changes fields that are stored. */
function write(changes: object, fields: FieldSet = FIELDS, stored: object = STORED): object {
  const before = storedReader(fields)(stored, ignore, '');
  return changedFields(storedReader(fields), { before, after: { ...before, ...changes }, stored });
}
const ponce = { name: 'Ponce', group: 'metro' };
const sanJuan = { name: 'San Juan', group: 'metro' };

describe('a save', () => {
  it('writes nothing that the owner has not changed: a choice that is removed stays stored', () => {
    expect(write({})).toEqual({});
    expect(write({ price: '$70' })).toEqual({ price: '$70' });
    expect(write({ size: 'large' })).toEqual({ size: 'large' });
  });

  it.each([
    [
      'is added',
      [ponce, sanJuan, { ...ponce, name: 'Caguas' }],
      [PONCE, SAN_JUAN, { ...ponce, name: 'Caguas' }],
    ],
    ['is removed', [sanJuan], [SAN_JUAN]],
    ['is moved', [sanJuan, ponce], [SAN_JUAN, PONCE]],
    [
      'is changed',
      [{ ...ponce, name: 'Playa' }, sanJuan],
      [{ name: 'Playa', group: 'metro', photo: 'ponce.webp' }, SAN_JUAN],
    ],
  ])('keeps what only another version knows of the items of a list when one %s', (_what, areas, written) => {
    expect(write({ areas })).toEqual({ areas: written });
  });
});

it('items that look equal to this version keep their own parts', () => {
  const stored = { ...STORED, areas: [PONCE, { ...PONCE, photo: 'another.webp' }] };
  expect(write({ areas: [ponce, ponce, sanJuan] }, FIELDS, stored)).toEqual({
    areas: [...stored.areas, sanJuan],
  });
});

describe('a field that is renamed', () => {
  const RENAMED = {
    cost: { ...FIELDS.price, formerly: 'price' },
    towns: {
      ...FIELDS.areas,
      formerly: 'areas',
      fields: { town: { ...AREA.name, formerly: 'name' }, group: AREA.group },
    },
  } satisfies FieldSet;

  it('is written under both names', () => {
    expect(write({ cost: '$70' }, RENAMED)).toEqual({ cost: '$70', price: '$70' });
  });

  it('is written under both names in an item of a list, whose other items stay as they are stored', () => {
    const [, other] = storedReader(RENAMED)(STORED, ignore, '').towns;
    const towns = [{ town: 'Playa', group: 'others' }, other];
    const written = [{ town: 'Playa', name: 'Playa', group: 'others', photo: 'ponce.webp' }, SAN_JUAN];
    expect(write({ towns }, RENAMED)).toEqual({ towns: written, areas: written });
  });
});
