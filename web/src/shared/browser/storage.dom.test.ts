import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from './storage';

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['in the browser', safeLocalStorage],
  ['in the tab', safeSessionStorage],
])('storage %s', (_where, kept) => {
  it('keeps a value until it is removed', () => {
    expect(kept.read('name')).toBeNull();
    kept.write('name', 'Ana');
    expect(kept.read('name')).toBe('Ana');
    kept.remove('name');
    expect(kept.read('name')).toBeNull();
  });

  it("ignores writes and doesn't throw when the browser blocks storage", () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    kept.write('name', 'Ana');
    kept.remove('name');
    expect(kept.read('name')).toBeNull();
  });
});
