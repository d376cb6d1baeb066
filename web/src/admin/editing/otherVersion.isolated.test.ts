// @vitest-environment jsdom
/**
 * Tests editing of drafts, versions and unsaved work that were stored before the fields of their kind
 * changed.
 */
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type * as schemas from '@app/domain/content/schemas';
import type { DraftKind } from '@app/domain/drafts/drafts';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { summarySources, summaryTexts } from '@app/domain/drafts/kinds';
import { choice, list, text, type Field, type FieldSet } from '@app/domain/fields/field';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftDefinition, type Definition, type Values } from './session/definition';
import { sessionOf } from './session/editorSession.fixture';
import { saveStatusOf } from './session/saveStatus';

const deployed = vi.hoisted(() => ({ fields: {} }));
vi.mock('@app/domain/content/schemas', async (importOriginal) => ({
  ...(await importOriginal<typeof schemas>()),
  fieldSetOf: () => deployed.fields,
}));
const { fieldSetOf } = await vi.importActual<typeof schemas>('@app/domain/content/schemas');

const label = { en: 'A field', es: 'Un campo' };

/** Returns a kind's editor definition after a deployment that changed its fields. */
function deploy(kind: DraftKind, fields: FieldSet): Definition {
  deployed.fields = fields;
  return draftDefinition(kind, 'a');
}
const draftOf = (kind: DraftKind, fields: object, suggested: string[] = []) =>
  sampleDraft(kind, fields as never, { suggested });

describe.each([
  ['services', sampleServiceFields()],
  ['posts', samplePostInput],
] as const)('an editor for %s', (kind, stored) => {
  const before = fieldSetOf(kind, 'a');
  const without = (name: string): FieldSet =>
    Object.fromEntries(Object.entries(before).filter(([other]) => other !== name));
  const title = before.title as Field & { type: 'text' };
  let yesterday: Definition;
  /** Unsaved work stored by the previous version of the application. */
  let kept: Values;
  beforeEach(() => {
    yesterday = deploy(kind, before);
    kept = { ...yesterday.valuesOf(draftOf(kind, stored)), titleEn: 'Typed', suggested: ['titleEs'] };
  });

  describe('with an added field', () => {
    const place = text({ label, localized: true });

    it('shows the field as empty, and keeps stored values and unsaved changes', () => {
      const editor = deploy(kind, { ...before, place });
      const values = editor.valuesOf(draftOf(kind, stored));
      expect(values).toMatchObject({ titleEs: stored.titleEs, placeEn: '', placeEs: '' });
      expect(editor.keptValues(kept, values)).toEqual({ ...kept, placeEn: '', placeEs: '' });
      expect(editor.publicationErrors(values)).toEqual({});
      expect(editor.compare(stored, stored)).toEqual([]);
    });

    it('enforces a required field only when publishing', () => {
      const editor = deploy(kind, { ...before, place: { ...place, required: true } });
      const values = editor.valuesOf(draftOf(kind, stored));
      expect(editor.draftErrors(values)).toEqual({});
      expect(editor.publicationErrors(values)).toEqual({
        placeEn: 'content.oneLanguage',
        placeEs: 'content.oneLanguage',
      });
      expect(editor.publicationErrors({ ...values, placeEs: 'En tu casa' })).toEqual({});
    });
  });

  it('drops a removed field, and keeps all other unsaved changes', () => {
    const editor = deploy(kind, without('slug'));
    const { slug: _slug, ...others } = kept;
    const values = editor.valuesOf(draftOf(kind, stored));
    expect(editor.fields).not.toContain('slug');
    expect(editor.keptValues(kept, values)).toEqual(others);
    expect(editor.requestOf(values).fields).not.toHaveProperty('slug');
    expect(editor.publicationErrors(values)).toEqual({});
  });

  it('keeps the text, suggestion mark and unsaved changes of a renamed field', () => {
    const editor = deploy(kind, { ...without('title'), heading: { ...title, formerly: 'title' } });
    const values = editor.valuesOf(draftOf(kind, stored, ['titleEs']));
    expect(values).toMatchObject({ headingEn: stored.titleEn, headingEs: stored.titleEs });
    expect(values.suggested).toEqual(['headingEs']);
    expect(editor.keptValues(kept, values)).toMatchObject({
      headingEn: 'Typed',
      headingEs: stored.titleEs,
      suggested: ['headingEs'],
    });
    expect(editor.compare(stored, editor.requestOf({ ...values, headingEn: 'New' }).fields)).toEqual([
      { base: 'heading', locale: 'en', then: stored.titleEn, now: 'New' },
    ]);
    // The list of drafts also shows unsaved changes.
    expect(summaryTexts(kind, kept)).toMatchObject({ titleEn: 'Typed', titleEs: stored.titleEs });
    expect(summarySources(kind)).toEqual(expect.arrayContaining(['headingEn', 'titleEn']));
  });

  describe('with text that exceeds a new limit', () => {
    const open = () => {
      const editor = deploy(kind, { ...before, title: { ...title, max: 5 } });
      return sessionOf(editor, draftOf(kind, stored), {
        save: (_draft, { fields }) => Promise.resolve({ ...draftOf(kind, fields), revision: 4 }),
      });
    };

    it('opens the draft, shows the error on the field, and saves everything else', async () => {
      const session = open();
      const { values, errors, draft } = session.getState();
      expect(values.titleEn).toBe(stored.titleEn);
      expect(errors).toMatchObject({ titleEn: 'blog.fieldTooLong' });
      session.edit({ slug: 'new' });
      expect(saveStatusOf(session.definition, session.getState())).toBe('pending');
      expect(await session.saveNow()).toEqual({ kind: 'saved' });
      expect(session.getState().draft?.fields).toMatchObject({ slug: 'new', titleEn: stored.titleEn });
      expect(draft?.fields).toMatchObject({ titleEn: stored.titleEn });
    });

    it('allows changes that do not need valid text, such as hiding the draft from visitors', async () => {
      const session = open();
      const hidden = vi.fn(() => Promise.resolve({ ...draftOf(kind, stored), revision: 4 }));
      expect(await session.change(hidden)).toEqual({ kind: 'saved' });
      expect(hidden).toHaveBeenCalledOnce();
      expect(session.findPublicationError()).toBe('titleEn');
    });

    it('does not save changed text that exceeds the limit', async () => {
      const session = open();
      session.edit({ titleEn: 'Longer', slug: 'new' });
      expect(await session.saveNow()).toEqual({ kind: 'invalid', field: 'titleEn' });
      expect(session.getState().draft?.fields).toMatchObject({ slug: 'new', titleEn: stored.titleEn });
      expect(saveStatusOf(session.definition, session.getState())).toBe('invalid');
    });
  });
});

describe('an editor for a list', () => {
  const inList = (fields: FieldSet): FieldSet => ({
    areas: list({ label, add: label, item: label, fields }),
  });
  const name = text({ label });
  const group = choice({ label, choices: { metro: label, others: label }, initially: 'metro' });
  const [ponce, sanJuan] = [
    { name: 'Ponce', group: 'others' },
    { name: 'San Juan', group: 'metro' },
  ];
  const stored = { areas: [ponce, sanJuan] };

  it('saves all other parts and items if one part of an item exceeds a new limit', async () => {
    const editor = deploy('facts', inList({ name: text({ label, max: 5 }), group }));
    const session = sessionOf(editor, draftOf('facts', stored), {
      save: (_draft, { fields }) => Promise.resolve({ ...draftOf('facts', fields), revision: 4 }),
    });
    expect(session.getState().errors).toEqual({ areas: 'blog.fieldTooLong' });
    expect([...editor.errorsInList('areas', session.getState().values)]).toEqual([
      ['[1].name', 'blog.fieldTooLong'],
    ]);
    const areas = [
      { ...ponce, group: 'metro' },
      { ...sanJuan, group: 'others' },
    ];
    session.edit({ areas });
    expect(await session.saveNow()).toEqual({ kind: 'saved' });
    expect(session.getState().draft?.fields).toEqual({ areas });
  });

  it('shows an added part as empty, and replaces a removed choice with the initial one', () => {
    const fewer = choice({ label, choices: { metro: label }, initially: 'metro' });
    const editor = deploy('facts', inList({ name, group: fewer, photo: text({ label }) }));
    const areas = [
      { name: 'Ponce', group: 'metro', photo: '' },
      { ...sanJuan, photo: '' },
    ];
    const values = editor.valuesOf(draftOf('facts', stored));
    expect(values.areas).toEqual(areas);
    expect(editor.keptValues({ areas: [ponce] }, values).areas).toEqual([areas[0]]);
    expect(editor.draftErrors(values)).toEqual({});
    expect(editor.publicationErrors(values)).toEqual({});
  });

  it('keeps a renamed part’s text, saved or unsaved', () => {
    const editor = deploy('facts', inList({ town: text({ label, formerly: 'name' }), group }));
    const town = { town: 'Ponce', group: 'others' };
    expect(editor.keptValues({ areas: [ponce] }, editor.empty).areas).toEqual([town]);
    expect(editor.valuesOf(draftOf('facts', { areas: [ponce] })).areas).toEqual([town]);
  });
});
