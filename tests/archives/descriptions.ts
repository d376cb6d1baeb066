/**
 * The descriptions that determine how content and messages are stored: the fields of every draft and visitor
 * form.
 */
import { SINGLE_IDS } from '@app/domain/content/kinds';
import { fieldSetOf } from '@app/domain/content/schemas';
import { DRAFT_KINDS, draftId, isSingleKind } from '@app/domain/drafts/drafts';
import type { Field, FieldSet } from '@app/domain/fields/field';
import type { FormField, FormFields } from '@app/domain/fields/form';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { createHash } from 'node:crypto';

/** The fields of drafts, keyed by draft id prefix. */
export const DRAFT_FIELDS: Readonly<Record<string, FieldSet>> = Object.fromEntries(
  DRAFT_KINDS.flatMap((kind) =>
    (isSingleKind(kind) ? SINGLE_IDS[kind] : ['']).map((id) => [draftId(kind, id), fieldSetOf(kind, id)]),
  ),
);

/** The visitors' forms, keyed by the collection that stores their submissions. */
export const FORMS = {
  contactSubmissions: CONTACT_FORM,
  testimonialSubmissions: TESTIMONIAL_FORM,
} as const satisfies Record<string, FormFields>;

/** The properties that contain UI strings for the owner. They don't affect the stored format. */
const WORDS = ['label', 'note', 'add', 'item', 'section'];

/** Returns the entries of an object sorted by name, so the hash doesn't depend on their order. */
const sorted = (object: object): [string, unknown][] =>
  Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1));

const optionsOf = (field: Field | FormField): unknown =>
  sorted(field)
    .filter(([name]) => !WORDS.includes(name))
    .map(([name, value]) => {
      if (name === 'fields') return [name, storedForm(value as FieldSet)];
      return [name, name === 'choices' ? Object.keys(value as object) : value];
    });

const storedForm = (fields: FieldSet | FormFields): unknown =>
  sorted(fields).map(([name, field]) => [name, optionsOf(field as Field | FormField)]);

/** Returns a hash of descriptions that ignores UI strings and the order of fields. */
export const hashOf = (descriptions: Readonly<Record<string, FieldSet | FormFields>>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(sorted(descriptions).map(([name, fields]) => [name, storedForm(fields as FieldSet)])),
    )
    .digest('hex');

/** Returns the hash of all current descriptions. */
export const descriptionsHash = (): string => hashOf({ ...DRAFT_FIELDS, ...FORMS });
