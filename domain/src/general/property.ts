/** Reads properties of values whose type is unknown. */

/** Returns the property with the given name, or undefined if the value doesn't have it. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the string property with the given name, or '' if it is missing or isn't a string. */
export function textProperty(value: unknown, name: string): string {
  const text = propertyOf(value, name);
  return typeof text === 'string' ? text : '';
}
