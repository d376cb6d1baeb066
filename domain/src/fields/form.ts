/**
 * The field types that describe the visitors' forms. A description lists its fields in the order of the form.
 * The schemas (`form.schema.ts`), the visitors' controls and the answers for the owner (`answers.ts`) derive
 * from it.
 *
 * The site's translations contain the labels for visitors. The build strips the owner's labels (`label`) from
 * the public pages (`web/build/strip-labels.ts`).
 */
import type { MessageCode } from '../messages/codes';
import type { Label } from './field';

interface Options {
  /** The name of the field in the owner's area, in emails and in exports. */
  label: Label;
  /** The former name of a renamed field. Its value is stored under both names. */
  formerly?: string;
}

/** A limit on the length of a text in UTF-16 code units, and the error for a text that violates it. */
interface Limit {
  length: number;
  error: MessageCode;
}

/** A text field. With a `min`, it is required. Invisible characters around the text don't count. */
interface Text extends Options {
  min?: Limit;
  max: Limit;
}

export interface FormFieldOptions {
  /**
   * One line of text. `autoComplete` is a value of the HTML attribute:
   * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
   */
  line: Text & { autoComplete: string };
  /** A longer text with a character counter below it. */
  lines: Text;
  /** A required email address. */
  email: Options;
  /** A phone number, required only if the checkbox `neededFor` beside it is checked. */
  phone: Options & { neededFor: string; neededError: MessageCode };
  /** The slug of one of the owner's services, `OTHER_SERVICE`, or '' for no choice. */
  service: Options;
  /** A checkbox. If `required` is set, it must be checked; otherwise the form shows that error. */
  checkbox: Options & { required?: MessageCode };
  /** A required rating of up to 5 stars, in steps of half a star. It is 0 until the visitor chooses. */
  stars: Options;
}

export type FormFieldType = keyof FormFieldOptions;
export type FormFieldOf<Type extends FormFieldType> = { readonly type: Type } & Readonly<
  FormFieldOptions[Type]
>;
export type FormField = { [Type in FormFieldType]: FormFieldOf<Type> }[FormFieldType];
export type FormFields = Readonly<Record<string, FormField>>;

const define =
  <Type extends FormFieldType>(type: Type) =>
  <const O extends FormFieldOptions[Type]>(options: O): { readonly type: Type } & O => ({ type, ...options });

export const line = define('line');
export const lines = define('lines');
export const email = define('email');
export const phone = define('phone');
export const service = define('service');
export const checkbox = define('checkbox');
export const stars = define('stars');

type FormValue<F> = F extends { type: 'checkbox' } ? boolean : F extends { type: 'stars' } ? number : string;

/** The values of a visitor's form. Texts that weren't filled in are empty. */
export type FormValues<Fields> = { -readonly [Name in keyof Fields]: FormValue<Fields[Name]> };

export const isRequired = (field: FormField): boolean =>
  field.type === 'email' || field.type === 'stars' || 'min' in field || 'required' in field;
