/**
 * Tests that two versions of a description can read each other's stored data. After a deployment, today's
 * version reads data from yesterday's version. After a rollback, yesterday's version reads data from today's.
 */
import { describe, expect, it } from 'vitest';
import { POST_FIELDS } from '../blog/posts';
import { samplePostInput } from '../blog/posts.fixture';
import { sampleServiceFields } from '../content/kinds.fixture';
import { SINGLE_IDS } from '../content/kinds';
import { fieldSetOf } from '../content/schemas';
import { SERVICE_FIELDS } from '../content/services';
import { DRAFT_KINDS, isSingleKind } from '../drafts/drafts';
import { CONTACT_FORM } from '../inbox/contact-form';
import { TESTIMONIAL_FORM } from '../inbox/testimonial-form';
import { ignore, withFormerNames, type Described, type Reader } from '../stored/reader';
import {
  category,
  checkbox,
  choice,
  color,
  coordinate,
  date,
  days,
  distance,
  language,
  list,
  month,
  paragraphs,
  picture,
  publicNames,
  quotation,
  rating,
  richText,
  selection,
  slug,
  storedNames,
  tags,
  text,
  time,
  type Field,
  type FieldSet,
  type FieldType,
} from './field';
import type { FormFields } from './form';
import { liveReader, liveValues } from './public';
import { presentNames, publicReader, storedReader } from './reader';
import { draftSchema, publishableSchema } from './schema';

const label = { en: 'A field', es: 'Un campo' };
const choices = { some: label, others: label };

/** A field of each type, with a non-empty value. */
const TYPES: Record<FieldType, [field: Field, value: unknown]> = {
  text: [text({ label }), 'A text'],
  paragraphs: [paragraphs({ label, localized: true }), 'A text'],
  richText: [richText({ label, localized: true }), '<p>A text</p>'],
  picture: [picture({ label, publicName: 'imageSrc' }), '/images/uploads/dog-4x3.webp'],
  slug: [slug({ label, from: 'title' }), 'a-slug'],
  checkbox: [checkbox({ label }), true],
  category: [category({ label }), 'Puppies'],
  tags: [tags({ label }), ['Agility']],
  rating: [rating({ label }), 3.5],
  month: [month({ label }), '2026-03'],
  date: [date({ label }), '2026-03-05'],
  time: [time({ label }), '09:30'],
  distance: [distance({ label, max: 1000 }), 50],
  coordinate: [coordinate({ label, axis: 'latitude' }), 18.5],
  choice: [choice({ label, choices, initially: 'some' }), 'others'],
  days: [days({ label }), ['Friday']],
  selection: [selection({ label, choices, initially: [] }), ['others', 'some']],
  color: [color({ label, use: 'accent' }), '#112233'],
  quotation: [quotation({ label, languageFrom: 'language' }), 'A text'],
  language: [language({ label }), 'es'],
  list: [list({ label, add: label, item: label, fields: { name: text({ label }) } }), [{ name: 'Ponce' }]],
};
const EACH_TYPE = Object.entries(TYPES).map(([type, [field, value]]) => [type, field, value] as const);
const PARTS = { picture: 'A part of a picture' } as const;

const read = <T>(reader: Reader<T>, stored: object): T => reader(stored, ignore, '');

/** Returns an object with a field's value under each of the given names. */
const valuesAt = (names: readonly string[], { type }: Field, value: unknown): object =>
  Object.fromEntries(
    names.map((name, index) => [name, index > 0 && type === 'picture' ? PARTS.picture : value]),
  );

describe.each(EACH_TYPE)('a renamed field of type %s', (_type, field, value) => {
  const yesterday: FieldSet = { old: field };
  const today: FieldSet = { renamed: { ...field, formerly: 'old' } };

  it.each([
    ['a draft', storedNames, (fields: FieldSet) => storedReader(fields)],
    ['a published document', publicNames, (fields: FieldSet) => publicReader(fields, {})],
  ] as const)('keeps its value in %s after a deployment and a rollback', (_what, namesOf, readerOf) => {
    const [before, after] = [
      valuesAt(namesOf('old', field), field, value),
      valuesAt(namesOf('renamed', field), field, value),
    ];
    expect(read(readerOf(today), before)).toEqual(after);
    const stored = withFormerNames(readerOf(today) as Described, after);
    expect(read(readerOf(today), stored)).toEqual(after);
    // After a rollback, yesterday's version reads today's document.
    expect(read(readerOf(yesterday), stored)).toEqual(before);
  });

  it('keeps its value in list items', () => {
    const inList = (fields: FieldSet): FieldSet => ({
      items: list({ label, add: label, item: label, fields }),
    });
    const [before, after] = ['old', 'renamed'].map((name) => ({
      items: [valuesAt(storedNames(name, field), field, value)],
    })) as [object, object];
    expect(read(storedReader(inList(today)), before)).toEqual(after);
    const stored = withFormerNames(storedReader(inList(today)), after);
    expect(read(storedReader(inList(yesterday)), stored)).toEqual(before);
  });

  it('prefers the value under its former name, which may have been changed after a rollback', () => {
    const [names, formerNames] = [storedNames('renamed', field), storedNames('old', field)];
    const stored = { ...valuesAt(names, field, 'stale'), ...valuesAt(formerNames, field, value) };
    expect(read(storedReader(today), stored)).toEqual(valuesAt(names, field, value));
  });
});

describe('a renamed field', () => {
  it('is still marked as a suggested translation', () => {
    const fields = {
      price: text({ label, localized: true, formerly: 'cost' }),
      place: text({ label, localized: true }),
    };
    expect(presentNames(fields, ['costEs', 'placeEn', 'gone'])).toEqual(['priceEs', 'placeEn', 'gone']);
  });

  /** Returns a named description, followed by the descriptions of the items in its lists. */
  const withLists = (name: string, fields: FieldSet): [string, FieldSet][] => [
    [name, fields],
    ...Object.entries(fields).flatMap(([list, field]) =>
      field.type === 'list' ? withLists(`${name}.${list}`, field.fields) : [],
    ),
  ];
  const DESCRIPTIONS: [string, FieldSet | FormFields][] = [
    ...DRAFT_KINDS.flatMap((kind) =>
      (isSingleKind(kind) ? SINGLE_IDS[kind] : ['a']).flatMap((id) =>
        withLists(`${kind}/${id}`, fieldSetOf(kind, id)),
      ),
    ),
    ['contact form', CONTACT_FORM],
    ['testimonial form', TESTIMONIAL_FORM],
  ];

  it.each(DESCRIPTIONS)('leaves its former name unused in %s', (_name, fields) => {
    const formerNames = Object.values<{ formerly?: string }>(fields).flatMap(
      ({ formerly }) => formerly ?? [],
    );
    expect(new Set(formerNames).size).toBe(formerNames.length);
    for (const former of formerNames) expect(fields).not.toHaveProperty(former);
  });
});

const KINDS = [
  ['services', SERVICE_FIELDS, sampleServiceFields(), 'description'],
  ['posts', POST_FIELDS, samplePostInput, 'excerpt'],
] as const;

describe.each(KINDS)('a changed description of %s', (_kind, original, filled, required) => {
  const fields: FieldSet = original;
  const values = read(storedReader(fields), filled);
  const live = liveValues(fields, values);
  const place = text({ label, localized: true });

  it('reads an added field as empty and keeps the other fields', () => {
    const today = { ...fields, place };
    expect(read(storedReader(today), values)).toEqual({ ...values, placeEn: '', placeEs: '' });
    expect(read(liveReader(today, {}), live)).toEqual({ ...live, placeEn: '', placeEs: '' });
  });

  it('is compatible with the previous version, which drops an added field', () => {
    const today = { ...fields, place };
    const placed = { ...values, placeEn: 'At home', placeEs: 'En casa' };
    expect(read(storedReader(fields), placed)).toEqual(values);
    expect(read(liveReader(fields, {}), liveValues(today, placed))).toEqual(live);
  });

  it('drops a removed field and keeps the other fields', () => {
    const today = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== required));
    const without = (whole: object) =>
      Object.fromEntries(Object.entries(whole).filter(([name]) => !name.startsWith(required)));
    expect(read(storedReader(today), values)).toEqual(without(values));
    expect(read(liveReader(today, {}), live)).toEqual(without(live));
    // The previous version still shows a document that was published without the removed field.
    expect(read(liveReader(fields, {}), without(live))).toMatchObject(without(live));
  });

  it.each([
    ['localized text', place],
    ['text', text({ label })],
    ['date', date({ label })],
  ])(
    'prevents publishing without a newly required %s, but leaves published documents unchanged',
    (_how, field) => {
      const needed: FieldSet = { ...fields, place: { ...field, required: true } };
      expect(read(liveReader(needed, {}), live)).toMatchObject({ ...live, languages: live.languages });
      const draft = read(storedReader(needed), values);
      expect(draftSchema(needed).isValidSync(draft)).toBe(true);
      expect(publishableSchema(needed).isValidSync(draft)).toBe(false);
      const answer = field.type === 'date' ? '2026-03-05' : 'At home';
      const answered = Object.fromEntries(storedNames('place', field).map((name) => [name, answer]));
      expect(publishableSchema(needed).isValidSync({ ...draft, ...answered })).toBe(true);
    },
  );

  it('keeps stored and published text that exceeds a lowered limit', () => {
    const shorter: FieldSet = { ...fields, title: { ...fields.title, max: 2 } as Field };
    expect(read(liveReader(shorter, {}), live)).toEqual(live);
    expect(read(storedReader(shorter), values)).toEqual(values);
    expect(draftSchema(shorter).isValidSync(values)).toBe(false);
  });
});

describe('a removed choice', () => {
  const fewer = { some: label };
  const area = (known: Record<string, typeof label>): FieldSet => ({
    group: choice({ label, choices: known, initially: 'some' }),
    shown: selection({ label, choices: known, initially: [] }),
  });
  const stored = { group: 'others', shown: ['others', 'some'] };

  it('is read as the initial choice and dropped from selections', () => {
    expect(read(storedReader(area(fewer)), stored)).toEqual({ group: 'some', shown: ['some'] });
    expect(read(publicReader(area(fewer), {}), stored)).toEqual({ group: 'some', shown: ['some'] });
  });

  it('does not remove the list items that have it', () => {
    const areas = (known: Record<string, typeof label>): FieldSet => ({
      areas: list({ label, add: label, item: label, groupBy: 'group', fields: area(known) }),
    });
    expect(read(storedReader(areas(fewer)), { areas: [stored] })).toEqual({
      areas: [{ group: 'some', shown: ['some'] }],
    });
    expect(read(storedReader(areas(choices)), { areas: [stored] })).toEqual({ areas: [stored] });
  });
});
