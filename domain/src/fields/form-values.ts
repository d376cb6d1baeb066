/**
 * What is filled in in a form for visitors. Apart from the descriptions, which pages load before their forms.
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
 * Returns the readers of what was filled in, sent or kept by another version of the form: a field that it
 * lacks is empty.
 */
export const formReaders = <Fields extends FormFields>(fields: Fields): Readers<FormValues<Fields>> =>
  mapFields(fields, (_, field) => valueReader(field)) as unknown as Readers<FormValues<Fields>>;

/** Returns a document with the values of renamed fields under their former names, too. */
export const withFormerFields = <Document extends object>(fields: FormFields, document: Document): Document =>
  withFormerNames({ readers: formReaders(fields), formerNames: formerNames(fields) }, document);

/** Returns the names that fields had before they were renamed, by their present names. */
export const formerNames = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { formerly }]) =>
      formerly === undefined ? [] : [[name, formerly]],
    ),
  );

export const emptyForm = <Fields extends FormFields>(fields: Fields): FormValues<Fields> =>
  emptyOf(asRecord(formReaders(fields)));

export const isEmptyForm = (values: object): boolean => Object.values(values).every((value) => !value);

/** Returns what was filled in, texts without the invisible characters around them. */
export const storedValues = <Fields extends FormFields>(
  fields: Fields,
  values: FormValues<Fields>,
): FormValues<Fields> =>
  mapFields(fields, (name) => {
    const value: unknown = values[name];
    return typeof value === 'string' ? trimInvisible(value) : value;
  });

/** A form as the browser itself reads or sends it: `FormData`, `URLSearchParams`. */
interface SentForm {
  get: (name: string) => unknown;
  has: (name: string) => boolean;
}

/**
 * Reads a form of texts and checkboxes, which may be of another version of the page. Browsers send a checkbox
 * only if it is checked, and the line ends of a text area as CRLF.
 */
export const readForm = <Fields extends FormFields>(fields: Fields, sent: SentForm): FormValues<Fields> =>
  mapFields(fields, (present, { type, formerly }) => {
    const name = formerly !== undefined && sent.has(formerly) ? formerly : present;
    if (type === 'checkbox') return sent.has(name);
    const text = sent.get(name);
    return typeof text === 'string' ? text.replaceAll('\r\n', '\n') : '';
  });
