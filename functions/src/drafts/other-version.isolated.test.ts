/**
 * Tests saving after the field descriptions have changed. The previous version stored the drafts, and some of
 * its pages are still open.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type * as schemas from '@app/domain/content/schemas';
import { newDraft, type StoredDraft } from '@app/domain/drafts/document';
import type { DraftKind } from '@app/domain/drafts/drafts';
import { choice, list, text, type Field, type FieldSet } from '@app/domain/fields/field';
import { storedReader } from '@app/domain/fields/reader';
import { ignore } from '@app/domain/stored/reader';
import { validateEdit } from './edit';

const deployed = vi.hoisted(() => ({ fields: {} }));
vi.mock('@app/domain/content/schemas', async (importOriginal) => {
  const { draftSchema } = await import('@app/domain/fields/schema');
  return {
    ...(await importOriginal<typeof schemas>()),
    fieldSetOf: () => deployed.fields,
    draftSchemaOf: () => draftSchema(deployed.fields),
  };
});
const { fieldSetOf } = await vi.importActual<typeof schemas>('@app/domain/content/schemas');

const label = { en: 'A field', es: 'Un campo' };

/**
 * Simulates deploying a version with these field descriptions. Returns the stored draft as that version reads
 * it.
 */
function deploy(kind: DraftKind, fields: FieldSet, stored: object): StoredDraft {
  deployed.fields = fields;
  return newDraft(kind, 'a', storedReader(fields)(stored, ignore, '') as never);
}
const save = (draft: StoredDraft, fields: object, suggested: string[] = []) =>
  validateEdit(draft, { fields, suggested });
const tooLong = (field: string) =>
  expect.objectContaining({ code: 'blog.fieldTooLong', headers: { 'X-Error-Field': field } }) as Error;
const OTHER_VERSION = expect.objectContaining({ status: 400, code: 'api.otherVersion' }) as Error;

describe.each([
  ['services', sampleServiceFields()],
  ['posts', samplePostInput],
] as const)('saving %s', (kind, stored) => {
  const before = fieldSetOf(kind, 'a');
  const without = (name: string): FieldSet =>
    Object.fromEntries(Object.entries(before).filter(([other]) => other !== name));
  const title = before.title as Field & { type: 'text' };
  let open: object;
  beforeEach(() => {
    open = deploy(kind, before, stored).fields;
  });

  it('keeps an added field empty if the page doesn’t have it', () => {
    const draft = deploy(kind, { ...before, place: text({ label, localized: true }) }, stored);
    const { fields } = save(draft, { ...open, titleEn: 'New' });
    expect(fields).toEqual({ ...open, titleEn: 'New', placeEn: '', placeEs: '' });
  });

  it('rejects a removed field from an outdated page, and reports that the page must be reloaded', () => {
    const draft = deploy(kind, without('slug'), stored);
    expect(() => save(draft, { ...open, titleEn: 'New' })).toThrow(OTHER_VERSION);
    expect(save(draft, { ...open, slug: '', titleEn: 'New' }).fields).toEqual({
      ...draft.fields,
      titleEn: 'New',
    });
  });

  it('keeps a renamed field’s text and suggestion mark', () => {
    const renamed = { ...without('title'), heading: { ...title, formerly: 'title' } };
    const draft = deploy(kind, renamed, stored);
    const { fields, suggested } = save(draft, { ...draft.fields, headingEn: 'New' }, ['headingEs']);
    expect(fields).toMatchObject({ headingEn: 'New', headingEs: stored.titleEs });
    expect(suggested).toEqual(['headingEs']);
    expect(() => save(draft, { ...open, titleEn: 'New' })).toThrow(OTHER_VERSION);
  });

  it('accepts an empty field even if it has become required', () => {
    const draft = deploy(
      kind,
      { ...before, place: text({ label, localized: true, required: true }) },
      stored,
    );
    expect(save(draft, { ...draft.fields, titleEn: 'New' }).fields).toMatchObject({
      titleEn: 'New',
      placeEn: '',
    });
  });

  it('keeps text that exceeds a new limit until it is changed, and stores everything else', () => {
    const draft = deploy(kind, { ...before, title: { ...title, max: 2 } }, stored);
    const slugged = save(draft, { ...draft.fields, slug: 'new' }).fields;
    expect(slugged).toEqual({ ...draft.fields, slug: 'new' });
    expect(() => save(draft, { ...draft.fields, titleEn: 'Long' })).toThrow(tooLong('titleEn'));
    expect(save(draft, { ...draft.fields, titleEn: 'Ok' }).fields).toMatchObject({ titleEn: 'Ok' });
  });
});

describe('saving a list', () => {
  const inList = (fields: FieldSet): FieldSet => ({
    areas: list({ label, add: label, item: label, fields }),
    note: text({ label }),
  });
  const name = text({ label });
  const group = choice({ label, choices: { metro: label, others: label }, initially: 'metro' });
  const ponce = { name: 'Ponce', group: 'others' };
  const stored = { areas: [ponce, { name: 'San Juan', group: 'metro' }], note: '' };

  it('keeps text that exceeds a new limit and saves all other changes, even to the same item', () => {
    const draft = deploy('facts', inList({ name: text({ label, max: 5 }), group }), stored);
    expect(save(draft, { ...stored, note: 'New' }).fields).toEqual({ ...stored, note: 'New' });
    const areas = [ponce, { name: 'San Juan', group: 'others' }, { name: 'Loíza', group: 'metro' }];
    expect(save(draft, { ...stored, areas }).fields).toEqual({ ...stored, areas });
    expect(() => save(draft, { ...stored, areas: [{ name: 'Guaynabo', group: 'metro' }] })).toThrow(
      tooLong('areas'),
    );
  });

  it('rejects items from an outdated page if an item property was added or removed', () => {
    const added = deploy('facts', inList({ name, group, photo: text({ label }) }), stored);
    expect(() => save(added, { areas: stored.areas })).toThrow(OTHER_VERSION);
    const removed = deploy('facts', inList({ group }), stored);
    expect(() => save(removed, { areas: stored.areas })).toThrow(OTHER_VERSION);
  });

  it('rejects a removed choice from an outdated page, and reports that the page must be reloaded', () => {
    const fewer = choice({ label, choices: { metro: label }, initially: 'metro' });
    const draft = deploy('facts', inList({ name, group: fewer }), stored);
    expect(() => save(draft, { areas: [...stored.areas].reverse() })).toThrow(OTHER_VERSION);
    expect(save(draft, { note: 'New' }).fields).toMatchObject({ note: 'New' });
  });
});
