/**
 * The field types that describe each kind of content. A description is plain data. The schemas (`schema.ts`),
 * the published values (`public.ts`) and the forms in the owner's area are all derived from it. The build
 * strips the text for the owner (`label`, `note`, `add`, `item`) from the public pages
 * (`web/build/strip-labels.ts`).
 */
import type { Locale } from '../general/locale';
import type { ChosenColors } from '../content/brand-colors';
import type { Weekday } from '../content/facts.limits';

/** Text for the owner's area, in both languages. */
export type Label = Readonly<Record<Locale, string>>;

/** A group of fields with its own heading in the editor. */
export interface Section {
  label: Label;
  /** Collapses the section, because few owners need its fields. */
  folded?: true;
}

interface Options {
  label: Label;
  note?: Label;
  /** The field's section, which is the previous field's section by default. */
  section?: Section;
  /** Puts the field in a collapsed group at the end of its section, because few owners need it. */
  advanced?: true;
  private?: true;
  publicName?: string;
  /** The former name of a renamed field. The field's value is stored under both names. */
  formerly?: string;
}

interface Required {
  /**
   * Requires a value for publishing, but not in drafts. For a localized field, a value in one language is
   * enough.
   */
  required?: true;
}

/**
 * `replaces` identifies the built-in page text, by namespace and key, that this field replaces when it isn't
 * empty.
 */
interface Replacing {
  replaces?: `${string}:${string}`;
}

/** A localized field has a value for each language: `title` is stored as `titleEn` and `titleEs`. */
interface Localized {
  localized?: true;
}

/**
 * The required format of published text, or the keyboard settings for typing it. With `placeholders`, the
 * text can contain the placeholders of saved replies.
 */
export type TextFormat = 'phone' | 'email' | 'url' | 'origin' | 'capitals' | 'digits' | 'placeholders';

export interface FieldOptions {
  /**
   * One line of text. With `inBothLanguages`, visitors see the same text in either language. With `isName`,
   * the text is copied into the other language instead of translated. With `isTitle`, it serves as the item's
   * title in the owner's lists.
   */
  text: Options &
    Required &
    Localized &
    Replacing & {
      max?: number;
      rows?: number;
      format?: TextFormat;
      /** For a `url`: the URL up to the account name, so that typing `@name` is enough. */
      network?: string;
      inBothLanguages?: true;
      isName?: true;
      isTitle?: true;
    };
  /** Plain text with a blank line between paragraphs. */
  paragraphs: Options & Required & Localized & Replacing;
  /** Sanitized HTML. */
  richText: Options & Required & Localized;
  /**
   * A picture's path, alternative text in both languages, and focal point, stored in four fields. Pages crop
   * the picture to `aspectRatio`. Without `aspectRatio`, the picture (such as a logo) is shown uncropped
   * beside its name, so it needs no alternative text or focal point.
   */
  picture: Options & { aspectRatio?: string };
  /**
   * The last segment of a page's path. If it is empty, it is derived from another field (`madeSlug`). With
   * `isPath`, the slug comes right after the language prefix, so it must not be one of the site's own paths.
   */
  slug: Options & { from: string; isPath?: true };
  /** A checkbox. With `for`, it records the consent without which the named picture can't be published. */
  checkbox: Options & { initially?: boolean; for?: string };
  /** A category's names in English and Spanish, one of which may be empty. */
  category: Options & Required;
  /**
   * The English names of tags. A second stored field has their Spanish names in the same order, or '' where
   * unknown.
   */
  tags: Options;
  /** 0 to 5 stars, in half-star steps. */
  rating: Options;
  /** A month as `YYYY-MM`. Visitors see the month's name and the year in their language. */
  month: Options;
  /** A date as `YYYY-MM-DD`. It must not be earlier than the date in the field that `notBefore` names. */
  date: Options & Required & { notBefore?: string };
  /**
   * A time of day as `HH:MM`. It must be later than the time in the field that `after` names. `pairedWith`
   * names the other end of an optional span, where both times must be set or both empty.
   */
  time: Options & Required & { after?: string; pairedWith?: string };
  /** A distance in meters, which the owner sees and enters in miles. */
  distance: Options & { max: number };
  /** A latitude or longitude in degrees. The owner can paste both together into the latitude field. */
  coordinate: Options & { axis: 'latitude' | 'longitude' };
  choice: Options & { choices: Readonly<Record<string, Label>>; initially: string };
  days: Options & Required;
  /** Any of the given choices, in the order that the owner puts them in. */
  selection: Options & { choices: Readonly<Record<string, Label>>; initially: readonly string[] };
  /**
   * A color as `#RRGGBB`, or '' for the site's default. How much contrast the color needs depends on its
   * `use`.
   */
  color: Options & { use: keyof ChosenColors };
  /**
   * A visitor's words, which appear unchanged. `languageFrom` names the field with the quotation's language.
   */
  quotation: Options & { languageFrom: string };
  /** The language of another field's text, or '' for none. The editor shows the two fields together. */
  language: Options;
  /**
   * A list of items that the owner can add and reorder. `first` provides the first item's initial values.
   * `groupBy` names the choice field that the items are grouped by. With `withoutOverlap`, no two items may
   * cover the same time on the same day.
   */
  list: Options & {
    fields: FieldSet;
    add: Label;
    /** The title of an item without text. `#` is replaced with the item's number. */
    item: Label;
    first?: Readonly<Record<string, unknown>>;
    groupBy?: string;
    withoutOverlap?: true;
  };
}

export type FieldType = keyof FieldOptions;
export type FieldOf<Type extends FieldType> = { readonly type: Type } & Readonly<FieldOptions[Type]>;
export type Field = { [Type in FieldType]: FieldOf<Type> }[FieldType];
/** The fields of a kind of content, in editor order. */
export type FieldSet = Readonly<Record<string, Field>>;

const define =
  <Type extends FieldType>(type: Type) =>
  <const O extends FieldOptions[Type]>(options: O): { readonly type: Type } & O => ({ type, ...options });

export const text = define('text');
export const paragraphs = define('paragraphs');
export const richText = define('richText');
export const picture = define('picture');
export const slug = define('slug');
export const checkbox = define('checkbox');
export const category = define('category');
export const tags = define('tags');
export const rating = define('rating');
export const month = define('month');
export const date = define('date');
export const time = define('time');
export const distance = define('distance');
export const coordinate = define('coordinate');
export const choice = define('choice');
export const days = define('days');
export const selection = define('selection');
export const color = define('color');
export const quotation = define('quotation');
export const language = define('language');
export const list = define('list');

type ChoiceOf<F> = F extends { choices: infer Choices } ? keyof Choices & string : never;

/** The types of values in non-text fields. */
interface NonTextValues<F> {
  checkbox: boolean;
  rating: number;
  distance: number | null;
  coordinate: number | null;
  choice: ChoiceOf<F>;
  days: Weekday[];
  selection: ChoiceOf<F>[];
  tags: string[];
  list: F extends { fields: infer Fields } ? ValuesOf<Fields>[] : never;
}

type ValueOf<F> = F extends { type: keyof NonTextValues<F> } ? NonTextValues<F>[F['type']] : string;

type InBoth<Name extends string> = `${Name}En` | `${Name}Es`;

/** The names of a field's stored properties. */
type StoredName<Name extends string, F> = F extends { localized: true } | { type: 'category' }
  ? InBoth<Name>
  : F extends { type: 'picture' }
    ? Name | InBoth<`${Name}Alt`> | `${Name}Focus`
    : F extends { type: 'tags' }
      ? Name | `${Name}Es`
      : Name;

/** The values of fields as the owner edits them and as they are stored. */
export type ValuesOf<Fields> = {
  [Name in keyof Fields & string as StoredName<Name, Fields[Name]>]: ValueOf<Fields[Name]>;
};

type BaseName<Name extends string, F> = F extends { publicName: infer Public extends string } ? Public : Name;

type PublicName<Name extends string, F> = F extends { private: true }
  ? never
  : F extends { localized: true } | { inBothLanguages: true } | { type: 'month' | 'category' }
    ? InBoth<BaseName<Name, F>>
    : F extends { type: 'picture' }
      ? BaseName<Name, F> | InBoth<`${Name}Alt`> | `${Name}Focus`
      : F extends { type: 'tags' }
        ? Name | `${Name}Es`
        : BaseName<Name, F>;

/** The published values of fields. */
export type PublicOf<Fields> = {
  [Name in keyof Fields & string as PublicName<Name, Fields[Name]>]: ValueOf<Fields[Name]>;
};

const inBoth = (name: string): string[] => [`${name}En`, `${name}Es`];

/**
 * Returns the names of a field's stored properties. There is usually one, but localized fields, categories,
 * tags and pictures have several.
 */
export function storedNames(name: string, field: Field): string[] {
  if ('localized' in field || field.type === 'category') return inBoth(name);
  if (field.type === 'tags') return [name, `${name}Es`];
  if (field.type === 'picture') return [name, `${name}AltEn`, `${name}AltEs`, `${name}Focus`];
  return [name];
}

/** Returns the names of a field's published properties, or none if the field is private. */
export function publicNames(name: string, field: Field): string[] {
  const { publicName = name } = field;
  if (field.private) return [];
  if (storedNames(name, field)[0] === `${name}En` || 'inBothLanguages' in field || field.type === 'month')
    return inBoth(publicName);
  return storedNames(name, field).map((stored) => (stored === name ? publicName : stored));
}
