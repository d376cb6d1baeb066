/**
 * Adds functions that TipTap uses and the oldest supported browsers lack. Chrome 92 lacks `Object.hasOwn` and
 * `findLast`, Firefox 97 lacks `findLast`. Must be imported before TipTap.
 */

function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

define(Object, 'hasOwn', (object: object, key: PropertyKey): boolean =>
  Object.prototype.hasOwnProperty.call(object, key),
);

define(Array.prototype, 'findLast', function <
  Item,
>(this: Item[], matches: (item: Item, index: number, all: Item[]) => unknown): Item | undefined {
  for (let index = this.length - 1; index >= 0; index -= 1) {
    const item = this[index] as Item;
    if (matches(item, index, this)) return item;
  }
  return undefined;
});
