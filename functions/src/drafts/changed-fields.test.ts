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

/**
 * Data stored by another version of the site, with a choice that no longer exists and item properties unknown
 * to this version.
 */
const PONCE = { name: 'Ponce', group: 'south', photo: 'ponce.webp' };
const SAN_JUAN = { name: 'San Juan', group: 'metro', photo: 'san-juan.webp' };
const STORED = { price: '$60', size: 'huge', areas: [PONCE, SAN_JUAN], place: 'At home' };

/** Returns the fields to write when the owner makes these changes to stored fields. */
function write(changes: object, fields: FieldSet = FIELDS, stored: object = STORED): object {
  const before = storedReader(fields)(stored, ignore, '');
  return changedFields(storedReader(fields), { before, after: { ...before, ...changes }, stored });
}
const ponce = { name: 'Ponce', group: 'metro' };
const sanJuan = { name: 'San Juan', group: 'metro' };

describe('a save', () => {
  it('writes only changed fields, and keeps a stored choice that no longer exists', () => {
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
  ])('keeps list item properties unknown to this version when an item %s', (_what, areas, written) => {
    expect(write({ areas })).toEqual({ areas: written });
  });
});

it('a save keeps the unknown properties of each item, even if this version cannot tell the items apart', () => {
  const stored = { ...STORED, areas: [PONCE, { ...PONCE, photo: 'another.webp' }] };
  expect(write({ areas: [ponce, ponce, sanJuan] }, FIELDS, stored)).toEqual({
    areas: [...stored.areas, sanJuan],
  });
});

describe('a renamed field', () => {
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

  it('is written under both names in a list item, and the other items stay unchanged', () => {
    const [, other] = storedReader(RENAMED)(STORED, ignore, '').towns;
    const towns = [{ town: 'Playa', group: 'others' }, other];
    const written = [{ town: 'Playa', name: 'Playa', group: 'others', photo: 'ponce.webp' }, SAN_JUAN];
    expect(write({ towns }, RENAMED)).toEqual({ towns: written, areas: written });
  });
});
