/**
 * The type of each field of a document, for a check without yup, which is larger than all the code of a page. Public pages check what
 * they read from Firestore with it; the server validated the documents with the full schemas when it stored them.
 */
type KindOf<V> = [V] extends [string]
  ? 'string'
  : [V] extends [string | null]
    ? 'string or null'
    : [V] extends [number]
      ? 'number'
      : [V] extends [number | null]
        ? 'number or null'
        : [V] extends [boolean]
          ? 'boolean'
          : [V] extends [readonly (infer Item)[]]
            ? readonly [KindOf<Item>]
            : [V] extends [object]
              ? Shape<V>
              : never;

/** The kind of each field of `T`; a missing field is a compile error. */
export type Shape<T> = { readonly [Field in keyof T]-?: KindOf<T[Field]> };

function isKind(value: unknown, kind: unknown): boolean {
  if (typeof kind === 'string') {
    const [type, orNull] = kind.split(' or ');
    return typeof value === type || (orNull !== undefined && value === null);
  }
  if (Array.isArray(kind)) return Array.isArray(value) && value.every((item) => isKind(item, kind[0]));
  return typeof kind === 'object' && kind !== null && hasFields(value, kind);
}

function hasFields(value: unknown, shape: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([field, kind]) => isKind(Reflect.get(value, field), kind));
}

export const pickShape = <T extends object>(value: T, shape: Shape<T>): T =>
  Object.fromEntries(
    Object.keys(shape).map((field): [string, unknown] => [field, Reflect.get(value, field)]),
  ) as T;

/** Whether a value is an object with every field of the shape, each of its kind. It may have further fields. */
export function hasShape<T extends object>(value: unknown, shape: Shape<T>): value is T {
  return hasFields(value, shape);
}

export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns a property that is a text; empty where there is none. */
export function textProperty(value: unknown, name: string): string {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text : '';
}
