/**
 * What kind of value each field of a document holds. It is what a public page checks of what it reads: the server has checked the
 * rest when it stored it, and the library that the schemas are written with would weigh more on a phone than a page does.
 */
type KindOf<V> = [V] extends [string]
  ? 'string'
  : [V] extends [string | null]
    ? 'string or null'
    : [V] extends [number]
      ? 'number'
      : [V] extends [boolean]
        ? 'boolean'
        : [V] extends [readonly (infer Item)[]]
          ? readonly [[Item] extends [object] ? Shape<Item> : KindOf<Item>]
          : never;

/** The kind of each field; one that is missing does not compile. */
export type Shape<T> = { readonly [Field in keyof T]-?: KindOf<T[Field]> };

function isKind(value: unknown, kind: unknown): boolean {
  if (kind === 'string or null') return value === null || typeof value === 'string';
  if (typeof kind === 'string') return typeof value === kind;
  if (Array.isArray(kind)) return Array.isArray(value) && value.every((item) => isKind(item, kind[0]));
  return typeof kind === 'object' && kind !== null && hasFields(value, kind);
}

function hasFields(value: unknown, shape: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([field, kind]) => isKind(Reflect.get(value, field), kind));
}

/** Whether a value holds every field of the shape, each of its kind; further fields may stand beside them. */
export function fits<T extends object>(value: unknown, shape: Shape<T>): value is T {
  return hasFields(value, shape);
}
