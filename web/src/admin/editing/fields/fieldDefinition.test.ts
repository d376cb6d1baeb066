import { sampleDraft } from '@perro-wisdom/domain/drafts/drafts.fixture';
import { sampleServiceFields } from '@perro-wisdom/domain/content/kinds.fixture';
import { CONTENT_KINDS, isListKind, SINGLE_IDS, type ContentKind } from '@perro-wisdom/domain/content/kinds';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { fieldSetOf } from '@perro-wisdom/domain/content/schemas';
import { FACTS_FIELDS } from '@perro-wisdom/domain/content/facts';
import { emptyValues } from '@perro-wisdom/domain/fields/public';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { NO_PROGRESS } from '@perro-wisdom/domain/drafts/languages';
import { describe, expect, it } from 'vitest';
import { draftDefinition } from './fieldDefinition';
import { layoutOf } from './layout';

const CONTENT = CONTENT_KINDS.flatMap((kind): [ContentKind, string][] =>
  isListKind(kind) ? [[kind, 'new']] : SINGLE_IDS[kind].map((id): [ContentKind, string] => [kind, id]),
);

const draftOf = (kind: ContentKind, fields: object): Draft<ContentKind> =>
  sampleDraft(kind, fields as Draft<ContentKind>['fields']);

/** Returns fields in which every text, list and picture has a value. */
function filled(kind: ContentKind, id: string): object {
  const fieldSet = fieldSetOf(kind, id);
  const values = Object.entries(emptyValues(fieldSet)).map(([name, value]: [string, unknown]) => {
    const field = fieldSet[name];
    if (field?.type === 'list') return [name, [emptyValues(field.fields), emptyValues(field.fields)]];
    return [name, value === '' ? `${name} text` : value];
  });
  return Object.fromEntries(values) as object;
}

describe.each(CONTENT)('%s/%s', (kind, id) => {
  const definition = draftDefinition(kind, id);

  it('keeps every field of the domain in its values, and in browser storage', () => {
    const fields = filled(kind, id);
    const values = definition.valuesOf(draftOf(kind, fields));
    expect(definition.requestOf(values).fields).toEqual(fields);
    expect(definition.parseValues(structuredClone(values))).toEqual(values);
    expect(definition.parseValues('nothing')).toEqual(definition.empty);
  });

  it('shows every field once, in a section', () => {
    const { fieldSet } = definition;
    const { panes, shared } = layoutOf(fieldSet);
    const shown = [...panes, ...shared].flatMap(({ fields, advanced }) => [...fields, ...advanced]);
    // The language of a text is shown with it.
    const expected = Object.keys(fieldSet).filter((name) => fieldSet[name]?.type !== 'language');
    expect(shown.sort()).toEqual(expected.sort());
    for (const { section } of [...panes, ...shared])
      for (const locale of LOCALES) expect(section.label[locale]).not.toBe('');
  });

  it('can be stored empty', () => {
    expect(definition.draftErrors(definition.empty)).toEqual({});
  });
});

describe('a service', () => {
  const definition = draftDefinition('services', 'new');
  const values = definition.valuesOf(draftOf('services', sampleServiceFields()));

  it('requires its texts in both languages before visitors see it', () => {
    expect(definition.publicationErrors(values)).toEqual({});
    expect(definition.publicationErrors({ ...values, titleEs: '' })).toEqual({
      titleEs: 'blog.fieldRequired',
    });
    // What an empty slug is made of is what is missing.
    expect(definition.publicationErrors({ ...values, titleEn: '', slug: '' })).toEqual({
      titleEn: 'blog.fieldRequired',
    });
    expect(definition.publicationErrors({ ...values, titleEn: '???', slug: '' })).toEqual({
      slug: 'blog.fieldRequired',
    });
  });

  it('has a language with a gap where the other one has a text', () => {
    expect(definition.languageStatus({ ...values, priceEn: '$60' }, NO_PROGRESS, 'es')).toEqual({
      state: 'missing',
      fields: ['price'],
    });
    expect(definition.languageStatus({ ...values, priceEn: '$60' }, NO_PROGRESS, 'en')).toEqual({
      state: 'complete',
    });
  });

  it('has a slug that follows its English title until it is edited or public', () => {
    const after = (changes: object, draft: Draft<ContentKind> | null) =>
      definition.afterEdit({ ...values, ...changes }, values, draft).slug;
    expect(after({ titleEn: 'Heel' }, null)).toBe('heel');
    expect(after({ slug: 'own' }, null)).toBe('own');
    expect(
      after({ titleEn: 'Heel' }, { ...draftOf('services', {}), publishedAt: '2026-03-05T16:00:00.000Z' }),
    ).toBe(values.slug);
  });

  it('is found by the names that the server uses', () => {
    expect(definition.fieldOfName('fields.titleEs')).toBe('titleEs');
    expect(definition.fieldOfName('imageAltEn')).toBe('image');
    expect(definition.fieldOfName('nothing')).toBeNull();
  });
});

it.each([
  ['facts', 'facts'],
  ['pages', 'home'],
  ['pages', 'about'],
] as const)('%s/%s is not complete while nothing is written', (kind, id) => {
  const { empty, languageStatus } = draftDefinition(kind, id);
  expect(languageStatus(empty, NO_PROGRESS, 'en')).toEqual({ state: 'empty' });
  expect(languageStatus(empty, NO_PROGRESS, 'es')).toEqual({ state: 'empty' });
});

describe('a list', () => {
  const definition = draftDefinition('facts', 'facts');

  it('names the part of an item that keeps it from being published', () => {
    const values = {
      ...definition.empty,
      name: 'Dogs',
      hours: [
        { days: ['Monday'], opens: '09:00', closes: '17:00' },
        { days: [], opens: '9', closes: '' },
      ],
    };
    expect(definition.publicationErrors(values)).toHaveProperty('hours');
    expect([...definition.errorsInList('hours', values).keys()].sort()).toEqual([
      '[1].closes',
      '[1].days',
      '[1].opens',
    ]);
  });

  it('counts as text: nothing is written only while it has no texts either', () => {
    const item = {
      ...emptyValues(FACTS_FIELDS.credentials.fields),
      nameEn: 'Certified',
      nameEs: 'Certificada',
    };
    expect(
      definition.languageStatus({ ...definition.empty, credentials: [item] }, NO_PROGRESS, 'es'),
    ).toEqual({ state: 'complete' });
  });

  it('is missing in a language when one of its items is', () => {
    const item = { ...emptyValues(FACTS_FIELDS.credentials.fields), nameEn: 'Certified' };
    expect(
      definition.languageStatus({ ...definition.empty, credentials: [item] }, NO_PROGRESS, 'es'),
    ).toEqual({ state: 'missing', fields: ['credentials'] });
  });

  it('is compared in the words of the owner, line by line', () => {
    const words: Record<string, string> = {
      'serviceRadius 50000': '31.1',
      'days Monday': 'lunes',
      'group metro': 'Área metro',
      'group others': 'Otros pueblos',
    };
    const wordOf = (name: string, value: string | boolean | number) => words[`${name} ${String(value)}`];
    const then = {
      serviceRadius: 50_000,
      hours: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }],
      areas: [{ name: 'metro', group: 'metro' }],
    };
    const now = {
      serviceRadius: null,
      hours: [],
      areas: [
        { name: 'metro', group: 'metro' },
        { name: 'Ponce', group: 'others' },
      ],
    };
    expect(definition.compare(then, now, wordOf)).toEqual([
      { base: 'serviceRadius', locale: null, isHtml: false, then: '31.1', now: '' },
      { base: 'hours', locale: null, isHtml: false, then: 'lunes · 09:00 · 17:00', now: '' },
      {
        base: 'areas',
        locale: null,
        isHtml: false,
        then: 'metro · Área metro',
        now: 'metro · Área metro\nPonce · Otros pueblos',
      },
    ]);
  });
});
