/**
 * Polyfills functions that TipTap uses but the oldest supported browsers don't have: `Object.hasOwn` and
 * `findLast` in Chrome 92, and `findLast` in Firefox 97. Must be imported before TipTap.
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
