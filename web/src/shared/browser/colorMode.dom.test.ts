import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import head from '../../../build/head.html?raw';
import { COLOR_MODE_STORAGE_KEY, setColorMode, startColorMode, toggleColorMode } from './colorMode';

const root = document.documentElement;
const looksDark = () => root.classList.contains('dark');

let systemDark = false;
let systemChanged: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('class');
  root.removeAttribute('style');
  document.head.innerHTML = '<meta name="theme-color" content="" data-light="#FFFCF7" data-dark="#132520">';
  systemDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_type: string, listener: () => void) => (systemChanged = listener),
  }));
});

afterEach(() => vi.unstubAllGlobals());

function themeColor() {
  return document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
}

describe('the color mode', () => {
  it('follows the system setting, even when it changes', () => {
    startColorMode();
    expect(looksDark()).toBe(false);
    systemDark = true;
    systemChanged();
    expect(looksDark()).toBe(true);
    expect(root.style.colorScheme).toBe('dark');
    expect(themeColor()).toBe('#132520');
  });

  it('keeps the chosen mode regardless of the system setting', () => {
    systemDark = true;
    setColorMode('light');
    expect(looksDark()).toBe(false);
    expect(themeColor()).toBe('#FFFCF7');
    expect(localStorage.getItem(COLOR_MODE_STORAGE_KEY)).toBe('light');
  });

  it("follows the system setting again once toggled back to the system's mode", () => {
    startColorMode();
    toggleColorMode();
    expect([looksDark(), localStorage.getItem(COLOR_MODE_STORAGE_KEY)]).toEqual([true, 'dark']);
    toggleColorMode();
    expect([looksDark(), localStorage.getItem(COLOR_MODE_STORAGE_KEY)]).toEqual([false, null]);
  });

  it('ignores an unknown stored value', () => {
    localStorage.setItem(COLOR_MODE_STORAGE_KEY, 'purple');
    startColorMode();
    expect(looksDark()).toBe(false);
  });
});

describe('the script that runs before the first paint', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(head)?.[1] ?? '';

  it.each([
    [null, false, false],
    [null, true, true],
    ['dark', false, true],
    ['light', true, false],
    ['purple', true, true],
  ])('applies the same mode as the page (stored %s, system dark %s: dark %s)', (stored, system, expected) => {
    if (stored) localStorage.setItem(COLOR_MODE_STORAGE_KEY, stored);
    systemDark = system;
    globalThis.eval(script); // oxlint-disable-line no-eval -- the browser runs it the same way
    const first = { dark: looksDark(), scheme: root.style.colorScheme, color: themeColor() };
    startColorMode();
    expect(first).toEqual({ dark: looksDark(), scheme: root.style.colorScheme, color: themeColor() });
    expect(first.dark).toBe(expected);
  });
});
