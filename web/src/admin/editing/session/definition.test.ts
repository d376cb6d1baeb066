import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import { CONTENT_KINDS, isListKind, SINGLE_IDS, type ContentKind } from '@app/domain/content/kinds';
import type { Draft } from '@app/domain/drafts/drafts';
import { fieldSetOf } from '@app/domain/content/schemas';
import { FACTS_FIELDS } from '@app/domain/content/facts';
import { emptyValues } from '@app/domain/fields/reader';
import { LOCALES } from '@app/domain/general/locale';
import { NO_PROGRESS } from '@app/domain/drafts/languages';
import { describe, expect, it } from 'vitest';
import { draftDefinition } from './definition';
import { fieldsIn, sectionsOf } from '../fields/layout';

const CONTENT = CONTENT_KINDS.flatMap((kind): [ContentKind, string][] =>
  isListKind(kind) ? [[kind, 'new']] : SINGLE_IDS[kind].map((id): [ContentKind, string] => [kind, id]),
);

const draftOf = (kind: ContentKind, fields: object): Draft<ContentKind> =>
  sampleDraft(kind, fields as Draft<ContentKind>['fields']);

/** Returns a draft's fields, each filled in with a value. */
function filled(kind: ContentKind, id: string): object {
  const fieldSet = fieldSetOf(kind, id);
  const values = Object.entries(emptyValues(fieldSet)).map(([name, value]: [string, unknown]) => {
    const field = fieldSet[name];
    if (field?.type === 'list') return [name, [emptyValues(field.fields), emptyValues(field.fields)]];
    if (field?.type === 'language') return [name, 'es'];
    return [name, value === '' ? `${name} text` : value];
  });
  return Object.fromEntries(values) as object;
}

describe.each(CONTENT)('%s/%s', (kind, id) => {
  const definition = draftDefinition(kind, id);

  it('preserves every field in a round trip through the values and browser storage', () => {
    const fields = filled(kind, id);
    const values = definition.valuesOf(draftOf(kind, fields));
    expect(definition.requestOf(values).fields).toEqual(fields);
    const kept = definition.keptValues(structuredClone(values), definition.empty);
    expect(kept).toEqual(values);
    // Values are compared as JSON.
    expect(JSON.stringify(kept)).toBe(JSON.stringify(values));
    expect(definition.keptValues('nothing', values)).toEqual(values);
  });

  it('shows every field once, in a section', () => {
    const { fieldSet } = definition;
    const sections = sectionsOf(fieldSet);
    const shown = sections.flatMap(fieldsIn);
    // The language field is rendered together with the text that it describes.
    const expected = Object.keys(fieldSet).filter((name) => fieldSet[name]?.type !== 'language');
    expect(shown.sort()).toEqual(expected.sort());
    for (const { id: section, label } of sections) {
      expect(section).not.toBe('');
      for (const locale of LOCALES) expect(label[locale]).not.toBe('');
    }
  });

  it('can be stored empty', () => {
    expect(definition.draftErrors(definition.empty)).toEqual({});
  });
});

describe('a service', () => {
  const definition = draftDefinition('services', 'new');
  const values = definition.valuesOf(draftOf('services', sampleServiceFields()));

  it('requires text in at least one language before publication', () => {
    expect(definition.publicationErrors(values)).toEqual({});
    expect(definition.publicationErrors({ ...values, titleEs: '' })).toEqual({});
    expect(
      definition.publicationErrors({ ...values, titleEs: '', descriptionEn: '', descriptionEs: '' }),
    ).toEqual({ descriptionEn: 'content.oneLanguage' });
    // A missing title also leaves the slug empty, but only the title is reported.
    expect(definition.publicationErrors({ ...values, titleEn: '', titleEs: '', slug: '' })).toEqual({
      titleEn: 'content.oneLanguage',
      titleEs: 'content.oneLanguage',
    });
    expect(definition.publicationErrors({ ...values, titleEn: '???', slug: '' })).toEqual({});
  });

  it('reports a field as missing in a language if only the other language has text', () => {
    expect(definition.languageStatus({ ...values, priceEn: '$60' }, NO_PROGRESS, 'es')).toEqual({
      state: 'missing',
      fields: ['price'],
    });
    expect(definition.languageStatus({ ...values, priceEn: '$60' }, NO_PROGRESS, 'en')).toEqual({
      state: 'complete',
    });
  });

  it('reports a language as unwritten until it has text', () => {
    const spanish = { ...definition.empty, titleEs: 'Caminar juntos' };
    expect(definition.languageStatus(spanish, NO_PROGRESS, 'en')).toEqual({ state: 'unwritten' });
    expect(definition.languageStatus(spanish, NO_PROGRESS, 'es')).toEqual({
      state: 'missing',
      fields: ['description'],
    });
    expect(definition.languageStatus({ ...spanish, priceEn: '$60' }, NO_PROGRESS, 'en').state).toBe(
      'missing',
    );
  });

  it('derives its slug from the title, preferably the English one, until the owner chooses a slug', () => {
    const { derived } = definition;
    const spanish = { titleEs: 'Caminar juntos', descriptionEs: 'Sin halar.' };
    expect(derived?.make({ ...values, ...spanish, titleEn: 'Wal', descriptionEn: '' })).toBe(
      'caminar-juntos',
    );
    expect(derived?.make({ ...values, ...spanish, titleEn: 'Walk', descriptionEn: 'At heel.' })).toBe('walk');
    expect(derived?.make({ ...values, titleEn: 'Heel & sit' })).toBe('heel-sit');
    expect(derived?.make({ ...values, titleEn: '狗' })).toMatch(/./);
    expect(derived?.isMade({ ...values, titleEn: 'Heel', slug: 'heel' })).toBe(true);
    expect(derived?.isMade({ ...values, titleEn: 'Heel', slug: 'own' })).toBe(false);
  });

  it("maps the server's field names to editor names", () => {
    expect(definition.fieldOfName('fields.titleEs')).toBe('titleEs');
    expect(definition.fieldOfName('imageAltEn')).toBe('image');
    expect(definition.fieldOfName('nothing')).toBeNull();
  });
});

it.each([
  ['facts', 'facts'],
  ['pages', 'home'],
  ['pages', 'about'],
] as const)('%s/%s is unwritten while it has no text', (kind, id) => {
  const { empty, languageStatus } = draftDefinition(kind, id);
  expect(languageStatus(empty, NO_PROGRESS, 'en')).toEqual({ state: 'unwritten' });
  expect(languageStatus(empty, NO_PROGRESS, 'es')).toEqual({ state: 'unwritten' });
});

describe('a list', () => {
  const definition = draftDefinition('facts', 'facts');

  it('reports the paths of invalid parts in its items', () => {
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

  it('counts as written once an item has text', () => {
    const item = {
      ...emptyValues(FACTS_FIELDS.credentials.fields),
      nameEn: 'Certified',
      nameEs: 'Certificada',
    };
    expect(
      definition.languageStatus({ ...definition.empty, credentials: [item] }, NO_PROGRESS, 'es'),
    ).toEqual({ state: 'complete' });
  });

  it('is reported as missing in a language if an item has no text in that language', () => {
    const item = { ...emptyValues(FACTS_FIELDS.credentials.fields), nameEn: 'Certified' };
    const begun = { ...item, nameEs: 'Certificada' };
    expect(
      definition.languageStatus({ ...definition.empty, credentials: [begun, item] }, NO_PROGRESS, 'es'),
    ).toEqual({ state: 'missing', fields: ['credentials'] });
  });
});

it("lists a field in the owner's first language before the same field in the other language", () => {
  const { fields, publicationErrors, empty } = draftDefinition('services', 'new', ['es', 'en']);
  expect(fields.indexOf('titleEs')).toBeLessThan(fields.indexOf('titleEn'));
  const errors = publicationErrors(empty);
  expect(fields.find((field) => errors[field])).toBe('titleEs');
});

describe('a definition on a site in one language', () => {
  const definition = draftDefinition('services', 'new', ['es']);
  const english = {
    ...definition.empty,
    titleEn: 'Puppies',
    descriptionEn: '<p>At home.</p>',
    priceEn: '$60',
  };

  it('requires text only in the site’s language', () => {
    expect(definition.locales).toEqual(['es']);
    for (const values of [definition.empty, english])
      expect(definition.publicationErrors(values)).toEqual({
        titleEs: 'blog.fieldRequired',
        descriptionEs: 'blog.fieldRequired',
      });
    const spanish = { ...definition.empty, titleEs: 'Cachorros', descriptionEs: '<p>En casa.</p>' };
    expect(definition.publicationErrors(spanish)).toEqual({});
  });

  it('reports nothing as missing or outdated because of the other language', () => {
    const values = { ...english, titleEs: 'Cachorros', descriptionEs: '<p>En casa.</p>' };
    const progress = { source: 'en', touchedAt: { en: '2026-03-05T16:00:00.000Z', es: null } } as const;
    expect(definition.languageStatus(values, progress, 'es')).toEqual({ state: 'complete' });
    expect(draftDefinition('services', 'new').languageStatus(values, progress, 'es').state).toBe('missing');
  });

  it('compares versions only in the site’s language', () => {
    const then = { titleEn: 'Puppies', titleEs: 'Cachorros' };
    expect(definition.compare(then, { ...then, titleEn: 'Dogs' })).toEqual([]);
    expect(definition.compare(then, { titleEn: 'Dogs', titleEs: 'Perros' })).toEqual([
      { base: 'title', locale: 'es', then: 'Cachorros', now: 'Perros' },
    ]);
  });

  it('keeps the stored text in the other language', () => {
    const { fields } = definition.requestOf({ ...english, titleEs: 'Cachorros' });
    expect(fields).toMatchObject({ titleEn: 'Puppies', titleEs: 'Cachorros', priceEn: '$60' });
  });
});
