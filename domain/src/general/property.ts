/** Reads properties of values whose type is unknown. */

/** Returns a property; undefined if the value has none. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns a property that is a text; empty where there is none. */
export function textProperty(value: unknown, name: string): string {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text : '';
}
