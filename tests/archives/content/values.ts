/**
 * Generates a value for every field from the field's description, so the next archive includes new fields
 * without changes to this file.
 */
import { WEEKDAYS } from '@app/domain/content/facts.limits';
import { storedNames, type Field, type FieldSet, type TextFormat } from '@app/domain/fields/field';
import { isRequired, type FormField, type FormFields } from '@app/domain/fields/form';
import { maxLengthOf } from '@app/domain/fields/schema';
import { LOCALES } from '@app/domain/general/locale';

export interface Content {
  /** The words at the start of every text field, so that different drafts have different text. */
  words: string;
  /** The path of a picture. */
  picture: string;
}

const FORMATTED: Record<TextFormat, string> = {
  phone: '(787) 555-0142',
  email: 'ana@example.com',
  url: 'https://example.com/ana',
  origin: 'https://site.example',
  capitals: 'PR',
  digits: '00907',
  placeholders: 'Pronto te escribo.',
};

/** Returns text for a field, within the field's maximum length. */
function textOf(field: Field, name: string, { words }: Content): string {
  if ('format' in field && field.format !== 'placeholders') return FORMATTED[field.format];
  // If necessary, the start is cut off so that the text still contains the field's name.
  return `${words}: ${name} ñ`.slice(-(maxLengthOf(field) ?? Infinity)).trim();
}

/**
 * Returns a field's values, in the order of its `storedNames`. `index` is the item's position in a list.
 * `place` is the field's position in its description and determines the time of day.
 */
function valuesOf(name: string, field: Field, content: Content, index: number, place: number): unknown[] {
  switch (field.type) {
    case 'text':
    case 'paragraphs':
    case 'quotation':
      return storedNames(name, field).map((each) => textOf(field, each, content));
    case 'richText':
      return storedNames(name, field).map(
        (each) =>
          `<h2>${textOf(field, each, content)}</h2><p>Poco a poco.</p><p><img src="${content.picture}" alt="Luna"></p>`,
      );
    case 'picture':
      return [content.picture, ...LOCALES.map((locale) => `${content.words}: ${name} ${locale}`), '30% 60%'];
    case 'slug':
      // If the slug is empty, the server derives it from the title.
      return [''];
    case 'checkbox':
      return [field.for === undefined ? !(field.initially ?? false) : true];
    case 'category':
      return ['Obedience', 'Obediencia'];
    case 'tags':
      return [
        ['leash', 'puppy'],
        ['correa', ''],
      ];
    case 'rating':
      return [4.5];
    case 'month':
      return ['2026-03'];
    case 'date':
      return [field.notBefore === undefined ? '2026-12-24' : '2026-12-26'];
    case 'time':
      return [`${String(9 + place).padStart(2, '0')}:30`];
    case 'distance':
      return [Math.min(field.max, 50_000)];
    case 'coordinate':
      return [field.axis === 'latitude' ? 18.4655 : -66.1057];
    case 'choice':
      return [Object.keys(field.choices).find((choice) => choice !== field.initially)];
    case 'days':
      return [[WEEKDAYS[index]]];
    case 'selection':
      return [Object.keys(field.choices).slice(1).reverse()];
    case 'color':
      return ['#14532D'];
    case 'language':
      return ['es'];
    case 'list':
      return [
        [1, 2].map((number) =>
          filledFields(field.fields, { ...content, words: `${content.words} ${number}` }, number),
        ),
      ];
  }
}

/** Returns values for all fields, keyed by the names under which they are stored. */
export const filledFields = (fields: FieldSet, content: Content, index = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field], place) => {
      const values = valuesOf(name, field, content, index, place);
      return storedNames(name, field).map((each, part) => [each, values[part]]);
    }),
  );

function answerOf(name: string, field: FormField, words: string): unknown {
  switch (field.type) {
    case 'line':
    case 'lines':
      return `${words}: ${name} ñ`.slice(0, field.max.length);
    case 'email':
      return 'ana@example.com';
    case 'phone':
      return '787-555-0142';
    case 'service':
      return 'other';
    case 'checkbox':
      return true;
    case 'stars':
      return 4.5;
  }
}

/** Returns a form's values with either all fields or only the required ones filled in. */
export const filledForm = (
  form: FormFields,
  words: string,
  { onlyRequired = false } = {},
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      onlyRequired && !isRequired(field) ? [] : [[name, answerOf(name, field, words)]],
    ),
  );
