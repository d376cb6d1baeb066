/**
 * The types of fields of which each form for visitors is described, in the order in which it shows them.
 * Everything else follows from the description: the schemas (`form.schema.ts`), the visitors' controls, and
 * what the owner reads (`answers.ts`).
 *
 * What visitors read are texts of their pages. The owner's words (`label`) are removed when the public pages
 * are built (`web/build/strip-labels.ts`).
 */
import type { MessageCode } from '../messages/codes';
import type { Label } from './field';

interface Options {
  /** In the owner's area, and in mails and exports. */
  label: Label;
  /** The name that the field had before it was renamed. It is stored under both names. */
  formerly?: string;
}

/** In characters (UTF-16 units), and the error of a text that is beyond it. */
interface Limit {
  length: number;
  error: MessageCode;
}

/** A text with a `min` is required; invisible characters around it do not count. */
interface Text extends Options {
  min?: Limit;
  max: Limit;
}

export interface FormFieldOptions {
  /**
   * One line of text. `autoComplete`:
   * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
   */
  line: Text & { autoComplete: string };
  /** A longer text, whose characters are counted below it. */
  lines: Text;
  /** Required. */
  email: Options;
  /** Optional unless a checkbox is checked, which is shown beside it. */
  phone: Options & { neededFor: string; neededError: MessageCode };
  /** The slug of one of the owner's services, or `OTHER_SERVICE`; empty for no choice. */
  service: Options;
  /** `required`: the error unless it is checked. */
  checkbox: Options & { required?: MessageCode };
  /** Required: up to 5, in steps of one half; 0 until the visitor has chosen. */
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

/** What a visitor has filled in; a text that was not is empty. */
export type FormValues<Fields> = { -readonly [Name in keyof Fields]: FormValue<Fields[Name]> };

export const isRequired = (field: FormField): boolean =>
  field.type === 'email' || field.type === 'stars' || 'min' in field || 'required' in field;
