/**
 * The field types that describe visitors' forms. A description lists a form's fields in order. From it, the
 * code derives the schemas (`form.schema.ts`), the visitors' controls and the answers that the owner sees
 * (`answers.ts`). Visitors' labels are in the site's translations. The build strips the owner's labels
 * (`label`) from the public pages (`web/build/strip-labels.ts`).
 */
import type { MessageCode } from '../messages/codes';
import type { Label } from './field';

interface Options {
  /** The field's name in the owner's area, in emails and in exports. */
  label: Label;
  /** The field's former name, if it was renamed. The value is stored under both names. */
  formerly?: string;
}

/** A length limit in UTF-16 code units, and the error for text that violates it. */
interface Limit {
  length: number;
  error: MessageCode;
}

/** A text field. It is required if it has a `min`. Invisible characters at either end don't count. */
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
  /** Longer text with a character counter below it. */
  lines: Text;
  /** A required email address. */
  email: Options;
  /** A phone number, required only if the `neededFor` checkbox beside it is checked. */
  phone: Options & { neededFor: string; neededError: MessageCode };
  /** The slug of one of the owner's services, `OTHER_SERVICE`, or '' if none is chosen. */
  service: Options;
  /** A checkbox. `required`, if set, is the error that the form shows unless the checkbox is checked. */
  checkbox: Options & { required?: MessageCode };
  /** A required rating of up to 5 stars, in half-star steps. It is 0 until the visitor chooses one. */
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

/** The values of a visitor's form. Text fields that the visitor didn't fill in are empty. */
export type FormValues<Fields> = { -readonly [Name in keyof Fields]: FormValue<Fields[Name]> };

export const isRequired = (field: FormField): boolean =>
  field.type === 'email' || field.type === 'stars' || 'min' in field || 'required' in field;
