/**
 * The types of fields of which each form for visitors is described, in the order in which it shows them. Everything else follows from the
 * description: the schemas (`form.schema.ts`), the visitors' controls, and what the owner reads (`answers.ts`).
 *
 * What visitors read are texts of their pages. The owner's words (`label`) are removed when the public pages are built
 * (`web/build/strip-labels.ts`).
 */
import type { MessageCode } from '../messages/codes';
import type { Label } from './field';

interface Options {
  /** In the owner's area, and in mails and exports. */
  label: Label;
}

/** In characters (UTF-16 units), and the error of a text that is beyond it. */
interface Limit {
  length: number;
  error: MessageCode;
}

/** A text with a `min` is required; white space around it does not count. */
interface Text extends Options {
  min?: Limit;
  max: Limit;
}

export interface FormFieldOptions {
  /** One line of text. `autoComplete`: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
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

const mapFields = <Fields extends FormFields>(
  fields: Fields,
  value: (name: string, field: FormField) => unknown,
): FormValues<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, value(name, field)]),
  ) as FormValues<Fields>;

const emptyValue = ({ type }: FormField): unknown =>
  type === 'checkbox' ? false : type === 'stars' ? 0 : '';

/** Returns a form in which nothing is filled in. */
export const emptyForm = <Fields extends FormFields>(fields: Fields): FormValues<Fields> =>
  mapFields(fields, (_, field) => emptyValue(field));

/** Whether nothing is filled in. */
export const isEmptyForm = (values: object): boolean => Object.values(values).every((value) => !value);

export const isRequired = (field: FormField): boolean =>
  field.type === 'email' || field.type === 'stars' || 'min' in field || 'required' in field;

/** Returns what is stored of a form: its fields, texts without the white space around them. */
export const storedValues = <Fields extends FormFields>(
  fields: Fields,
  values: FormValues<Fields>,
): FormValues<Fields> =>
  mapFields(fields, (name) => {
    const value: unknown = values[name];
    return typeof value === 'string' ? value.trim() : value;
  });

/** A form as the browser itself reads or sends it: `FormData`, `URLSearchParams`. */
interface SentForm {
  get: (name: string) => unknown;
  has: (name: string) => boolean;
}

/** Reads a form of texts and checkboxes. Browsers send a checkbox only if it is checked, and the line ends of a text area as CRLF. */
export const readForm = <Fields extends FormFields>(fields: Fields, sent: SentForm): FormValues<Fields> =>
  mapFields(fields, (name, { type }) => {
    if (type === 'checkbox') return sent.has(name);
    const text = sent.get(name);
    return typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '';
  });
