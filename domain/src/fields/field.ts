/**
 * The types of fields of which each kind of content is described. A description is plain data; everything
 * else follows from it: the schemas (`schema.ts`), what visitors read (`public.ts`), and the forms of the
 * owner's area.
 *
 * The owner's words (`label`, `note`, `add`, `item`) are removed when the public pages are built
 * (`web/build/strip-labels.ts`).
 */
import type { Locale } from '../general/locale';
import type { ChosenColors } from '../content/brand-colors';
import type { Weekday } from '../content/facts.limits';

/** A text of the owner's area. */
export type Label = Readonly<Record<Locale, string>>;

/** Fields that are shown together, under a heading. */
export interface Section {
  label: Label;
  /** Few owners need them: folded away. */
  folded?: true;
}

interface Options {
  label: Label;
  note?: Label;
  /** By default the field belongs to the section of the field before it. */
  section?: Section;
  /** Few owners need it: folded away below its section. */
  advanced?: true;
  private?: true;
  publicName?: string;
  /** The name that the field had before it was renamed. It is stored under both names. */
  formerly?: string;
}

interface Required {
  /** Whether a publication needs it, in one of the languages if it is localized; a draft never does. */
  required?: true;
}

/** The namespace and key of the built-in text that it replaces on a page, unless it is empty. */
interface Replacing {
  replaces?: `${string}:${string}`;
}

/** Has a text for each language: `title` is stored as `titleEn` and `titleEs`. */
interface Localized {
  localized?: true;
}

/**
 * What a text must look like when it is published, or how it is typed. `placeholders`: with those of saved
 * replies.
 */
export type TextFormat = 'phone' | 'email' | 'url' | 'origin' | 'capitals' | 'digits' | 'placeholders';

export interface FieldOptions {
  /**
   * One line of text. `inBothLanguages`: visitors read the one text in both; `isName`: it is copied to the
   * other language, not translated; `isTitle`: the owner's lists show it.
   */
  text: Options &
    Required &
    Localized &
    Replacing & {
      max?: number;
      rows?: number;
      format?: TextFormat;
      /** Of a `url`: the address before the name of an account, which may be typed as `@name`. */
      network?: string;
      inBothLanguages?: true;
      isName?: true;
      isTitle?: true;
    };
  /** Plain text; an empty line divides its paragraphs. */
  paragraphs: Options & Required & Localized & Replacing;
  /** Sanitized HTML. */
  richText: Options & Required & Localized;
  /**
   * The path of a picture, its alternative texts and its focal point; stored in four fields. `aspectRatio`:
   * how pages crop it. Without one it is shown as a whole beside words that name it, as a logo is, and needs
   * neither of the others.
   */
  picture: Options & { aspectRatio?: string };
  /**
   * The end of an address. While it is empty, it is made of the text of another field (`madeSlug`). `isPath`:
   * only the language comes before it, so it must not be one of the site's own paths.
   */
  slug: Options & { from: string; isPath?: true };
  /** `for`: the picture that needs this consent before it is published. */
  checkbox: Options & { initially?: boolean; for?: string };
  /** The names of a category in both languages, of which one may be empty. */
  category: Options & Required;
  /**
   * The English names of tags, and beside them the Spanish ones in the same order, empty where one is
   * unknown.
   */
  tags: Options;
  /** 0 to 5 stars, in steps of one half. */
  rating: Options;
  /** `YYYY-MM`; visitors read it written out in each language. */
  month: Options;
  /** `YYYY-MM-DD`. `notBefore`: the date beside it that it must not precede. */
  date: Options & Required & { notBefore?: string };
  /**
   * `HH:MM`. `after`: the time beside it that it must follow; `pairedWith`: the other time of an optional
   * span, of which both are empty, or neither.
   */
  time: Options & Required & { after?: string; pairedWith?: string };
  /** Meters, which the owner reads and types in miles. */
  distance: Options & { max: number };
  /** Degrees. `axis` names the coordinate; both can be pasted into the latitude. */
  coordinate: Options & { axis: 'latitude' | 'longitude' };
  choice: Options & { choices: Readonly<Record<string, Label>>; initially: string };
  days: Options & Required;
  /** Some of a few values, in the owner's order. */
  selection: Options & { choices: Readonly<Record<string, Label>>; initially: readonly string[] };
  /** `#RRGGBB`, or empty for the site's own. `use`: what it is for, which decides how it can be read. */
  color: Options & { use: keyof ChosenColors };
  /** What a visitor has sent: shown as it came. `languageFrom`: the field with its language. */
  quotation: Options & { languageFrom: string };
  /** A language, or empty. Shown with the text that it is the language of. */
  language: Options;
  /**
   * Items that the owner adds and orders. `first`: what the first one begins with; `groupBy`: the choice by
   * which they are divided; `withoutOverlap`: no two of them have the same time of the same day.
   */
  list: Options & {
    fields: FieldSet;
    add: Label;
    /** What an item without words is called; `#` stands for its number. */
    item: Label;
    first?: Readonly<Record<string, unknown>>;
    groupBy?: string;
    withoutOverlap?: true;
  };
}

export type FieldType = keyof FieldOptions;
export type FieldOf<Type extends FieldType> = { readonly type: Type } & Readonly<FieldOptions[Type]>;
export type Field = { [Type in FieldType]: FieldOf<Type> }[FieldType];
/** The fields of a kind, in the order in which the owner edits them. */
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

/** What fields hold that are no text. */
interface Held<F> {
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

type ValueOf<F> = F extends { type: keyof Held<F> } ? Held<F>[F['type']] : string;

type InBoth<Name extends string> = `${Name}En` | `${Name}Es`;

/** The names under which a field is stored. */
type StoredName<Name extends string, F> = F extends { localized: true } | { type: 'category' }
  ? InBoth<Name>
  : F extends { type: 'picture' }
    ? Name | InBoth<`${Name}Alt`> | `${Name}Focus`
    : F extends { type: 'tags' }
      ? Name | `${Name}Es`
      : Name;

/** The values of fields as they are edited and stored. */
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

/** The values of fields as visitors read them. */
export type PublicOf<Fields> = {
  [Name in keyof Fields & string as PublicName<Name, Fields[Name]>]: ValueOf<Fields[Name]>;
};

const inBoth = (name: string): string[] => [`${name}En`, `${name}Es`];

/**
 * Returns the names under which a field is stored, each with what it is: the field's own value, or a part of
 * a picture.
 */
export function storedNames(name: string, field: Field): string[] {
  if ('localized' in field || field.type === 'category') return inBoth(name);
  if (field.type === 'tags') return [name, `${name}Es`];
  if (field.type === 'picture') return [name, `${name}AltEn`, `${name}AltEs`, `${name}Focus`];
  return [name];
}

/** Returns the names under which visitors read a field; none of a private one. */
export function publicNames(name: string, field: Field): string[] {
  const { publicName = name } = field;
  if (field.private) return [];
  if (storedNames(name, field)[0] === `${name}En` || 'inBothLanguages' in field || field.type === 'month')
    return inBoth(publicName);
  return storedNames(name, field).map((stored) => (stored === name ? publicName : stored));
}
