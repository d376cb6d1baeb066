/**
 * Reads and writes the values of visitors' forms. They're in a separate file, because pages load form
 * descriptions before the forms themselves.
 */
import { trimInvisible } from '../general/text/visible';
import {
  asBoolean,
  asNumber,
  asRecord,
  asText,
  emptyOf,
  withFormerNames,
  type Reader,
  type Readers,
} from '../stored/reader';
import type { FormField, FormFields, FormValues } from './form';

const mapFields = <Fields extends FormFields>(
  fields: Fields,
  value: (name: string, field: FormField) => unknown,
): FormValues<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, value(name, field)]),
  ) as FormValues<Fields>;

const valueReader = ({ type }: FormField): Reader<unknown> =>
  type === 'checkbox' ? asBoolean : type === 'stars' ? asNumber : asText;

/**
 * Returns the readers for form values, which another version of the form may have sent or saved. Missing
 * fields are empty.
 */
export const formReaders = <Fields extends FormFields>(fields: Fields): Readers<FormValues<Fields>> =>
  mapFields(fields, (_, field) => valueReader(field)) as unknown as Readers<FormValues<Fields>>;

/** Returns a copy of `document` in which renamed fields also appear under their former names. */
export const withFormerFields = <Document extends object>(fields: FormFields, document: Document): Document =>
  withFormerNames({ readers: formReaders(fields), formerNames: formerNames(fields) }, document);

/** Returns the former names of renamed fields, keyed by their current names. */
export const formerNames = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { formerly }]) =>
      formerly === undefined ? [] : [[name, formerly]],
    ),
  );

export const emptyForm = <Fields extends FormFields>(fields: Fields): FormValues<Fields> =>
  emptyOf(asRecord(formReaders(fields)));

export const isEmptyForm = (values: object): boolean => Object.values(values).every((value) => !value);

/** Returns a form's values, with leading and trailing invisible characters removed from text. */
export const storedValues = <Fields extends FormFields>(
  fields: Fields,
  values: FormValues<Fields>,
): FormValues<Fields> =>
  mapFields(fields, (name) => {
    const value: unknown = values[name];
    return typeof value === 'string' ? trimInvisible(value) : value;
  });

/** A form as the browser submits it, such as `FormData` or `URLSearchParams`. */
interface SentForm {
  get: (name: string) => unknown;
  has: (name: string) => boolean;
}

/**
 * Returns the values from a submitted form of text fields and checkboxes. Another version of the page may
 * have sent it. Browsers send only the checked checkboxes, and send line breaks in text areas as CRLF.
 */
export const readForm = <Fields extends FormFields>(fields: Fields, sent: SentForm): FormValues<Fields> =>
  mapFields(fields, (present, { type, formerly }) => {
    const name = formerly !== undefined && sent.has(formerly) ? formerly : present;
    if (type === 'checkbox') return sent.has(name);
    const text = sent.get(name);
    return typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '';
  });
