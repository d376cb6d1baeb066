/**
 * The field types that describe each kind of content. A description is plain data. The schemas (`schema.ts`),
 * the published values (`public.ts`) and the forms of the owner's area all derive from it.
 *
 * The build strips the texts for the owner (`label`, `note`, `add`, `item`) from the public pages
 * (`web/build/strip-labels.ts`).
 */
import type { Locale } from '../general/locale';
import type { ChosenColors } from '../content/brand-colors';
import type { Weekday } from '../content/facts.limits';

/** A text of the owner's area, in both languages. */
export type Label = Readonly<Record<Locale, string>>;

/** A group of fields that the editor shows under one heading. */
export interface Section {
  label: Label;
  /** Collapses the section, because few owners need its fields. */
  folded?: true;
}

interface Options {
  label: Label;
  note?: Label;
  /** The section that contains the field. The default is the section of the previous field. */
  section?: Section;
  /** Collapses the field below its section, because few owners need it. */
  advanced?: true;
  private?: true;
  publicName?: string;
  /** The former name of a renamed field. Its value is stored under both names. */
  formerly?: string;
}

interface Required {
  /**
   * Requires a value before publishing. A localized field needs one in at least one language. Drafts may omit
   * it.
   */
  required?: true;
}

/** `replaces` is the namespace and key of the built-in page text that a non-empty field replaces. */
interface Replacing {
  replaces?: `${string}:${string}`;
}

/** A localized field has one text per language: `title` is stored as `titleEn` and `titleEs`. */
interface Localized {
  localized?: true;
}

/**
 * The format that a published text must have, or the keyboard settings for typing it. A text with the format
 * `placeholders` can contain the placeholders of saved replies.
 */
export type TextFormat = 'phone' | 'email' | 'url' | 'origin' | 'capitals' | 'digits' | 'placeholders';

export interface FieldOptions {
  /**
   * One line of text. With `inBothLanguages`, visitors read the same text in both languages. With `isName`,
   * the text is copied to the other language instead of translated. With `isTitle`, the owner's lists show it
   * as the title.
   */
  text: Options &
    Required &
    Localized &
    Replacing & {
      max?: number;
      rows?: number;
      format?: TextFormat;
      /** For a `url`: the URL before the account name, so that the owner can type `@name`. */
      network?: string;
      inBothLanguages?: true;
      isName?: true;
      isTitle?: true;
    };
  /** Plain text in paragraphs, which are separated by empty lines. */
  paragraphs: Options & Required & Localized & Replacing;
  /** Sanitized HTML. */
  richText: Options & Required & Localized;
  /**
   * The path, the two alternative texts and the focal point of a picture, stored in four fields. Pages crop
   * the picture to `aspectRatio`. A picture without `aspectRatio`, such as a logo, is shown whole beside its
   * name, so it needs no alternative text and no focal point.
   */
  picture: Options & { aspectRatio?: string };
  /**
   * The last segment of a page's path. An empty slug is derived from the text of another field (`madeSlug`).
   * With `isPath`, the slug directly follows the language prefix, so it must not be one of the site's paths.
   */
  slug: Options & { from: string; isPath?: true };
  /** With `for`, the checkbox is the consent that the named picture needs before it is published. */
  checkbox: Options & { initially?: boolean; for?: string };
  /** The English and the Spanish name of a category. One of them may be empty. */
  category: Options & Required;
  /**
   * The English names of tags. A second stored field has the Spanish names in the same order; an unknown name
   * is empty.
   */
  tags: Options;
  /** 0 to 5 stars in steps of half a star. */
  rating: Options;
  /** A month as `YYYY-MM`. Visitors see the name of the month and the year in their language. */
  month: Options;
  /** A date as `YYYY-MM-DD`. It must not precede the date in the field `notBefore`. */
  date: Options & Required & { notBefore?: string };
  /**
   * A time of day as `HH:MM`. It must be later than the time in the field `after`. `pairedWith` names the
   * other time of an optional span: either both are empty or neither is.
   */
  time: Options & Required & { after?: string; pairedWith?: string };
  /** A distance in meters. The owner reads and types it in miles. */
  distance: Options & { max: number };
  /** A latitude or longitude in degrees. The owner can paste both into the latitude field. */
  coordinate: Options & { axis: 'latitude' | 'longitude' };
  choice: Options & { choices: Readonly<Record<string, Label>>; initially: string };
  days: Options & Required;
  /** A list of the given choices that the owner selects and orders. */
  selection: Options & { choices: Readonly<Record<string, Label>>; initially: readonly string[] };
  /** A color as `#RRGGBB`, or '' for the site's default. `use` decides which contrast it needs. */
  color: Options & { use: keyof ChosenColors };
  /** A visitor's text, shown unchanged. `languageFrom` names the field with the language of the text. */
  quotation: Options & { languageFrom: string };
  /** The language of another field's text, or '' for none. The editor shows it together with that text. */
  language: Options;
  /**
   * A list of items that the owner adds and orders. `first` has the initial values of the first item.
   * `groupBy` names the choice field that groups the items. With `withoutOverlap`, no two items may cover the
   * same time of the same day.
   */
  list: Options & {
    fields: FieldSet;
    add: Label;
    /** The title of an item without text. `#` is replaced with its number. */
    item: Label;
    first?: Readonly<Record<string, unknown>>;
    groupBy?: string;
    withoutOverlap?: true;
  };
}

export type FieldType = keyof FieldOptions;
export type FieldOf<Type extends FieldType> = { readonly type: Type } & Readonly<FieldOptions[Type]>;
export type Field = { [Type in FieldType]: FieldOf<Type> }[FieldType];
/** The fields of a kind of content, in the order of the editor. */
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

/** The types of values of non-text fields. */
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

/** The names of the stored properties of a field. */
type StoredName<Name extends string, F> = F extends { localized: true } | { type: 'category' }
  ? InBoth<Name>
  : F extends { type: 'picture' }
    ? Name | InBoth<`${Name}Alt`> | `${Name}Focus`
    : F extends { type: 'tags' }
      ? Name | `${Name}Es`
      : Name;

/** The values of fields as edited and stored. */
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

/** The values of fields as published. */
export type PublicOf<Fields> = {
  [Name in keyof Fields & string as PublicName<Name, Fields[Name]>]: ValueOf<Fields[Name]>;
};

const inBoth = (name: string): string[] => [`${name}En`, `${name}Es`];

/**
 * Returns the names of the stored properties of a field: usually one, one per language, or the four parts of
 * a picture.
 */
export function storedNames(name: string, field: Field): string[] {
  if ('localized' in field || field.type === 'category') return inBoth(name);
  if (field.type === 'tags') return [name, `${name}Es`];
  if (field.type === 'picture') return [name, `${name}AltEn`, `${name}AltEs`, `${name}Focus`];
  return [name];
}

/** Returns the names of the published properties of a field. A private field has none. */
export function publicNames(name: string, field: Field): string[] {
  const { publicName = name } = field;
  if (field.private) return [];
  if (storedNames(name, field)[0] === `${name}En` || 'inBothLanguages' in field || field.type === 'month')
    return inBoth(publicName);
  return storedNames(name, field).map((stored) => (stored === name ? publicName : stored));
}
