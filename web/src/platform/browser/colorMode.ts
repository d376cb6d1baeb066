/**
 * Light or dark: the visitor's choice, else the system's. The script in index.html applies the same before the first paint, so that
 * nothing flashes; from then on this file does.
 */
import { useSyncExternalStore } from 'react';

export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_STORAGE_KEY = 'colorMode';
/** What the browser paints around the page, by what the page looks like: the theme's `bg`. */
export const THEME_COLORS = { light: '#FFFCF7', dark: '#132520' } as const;

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** For browsers that refuse to store: the choice holds until the page is left. */
let chosen: ColorMode = 'system';

/** What was chosen. A value that is not ours counts as no choice. */
function getColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_STORAGE_KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return chosen;
  }
}

/** What is shown. */
function isDark(): boolean {
  const mode = getColorMode();
  return mode === 'dark' || (mode === 'system' && systemIsDark().matches);
}

function apply(): void {
  const shown = isDark() ? 'dark' : 'light';
  const { classList, style } = document.documentElement;
  classList.toggle('dark', shown === 'dark');
  style.colorScheme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = THEME_COLORS[shown];
  for (const listener of listeners) listener();
}

/** Shows the page as chosen, and remembers it in this browser. */
export function setColorMode(mode: ColorMode): void {
  chosen = mode;
  try {
    if (mode === 'system') localStorage.removeItem(COLOR_MODE_STORAGE_KEY);
    else localStorage.setItem(COLOR_MODE_STORAGE_KEY, mode);
  } catch {
    // Not stored: `chosen` holds it.
  }
  apply();
}

/** The other look. Back to what the system asks for is back to following the system. */
export function toggleColorMode(): void {
  const wanted = isDark() ? 'light' : 'dark';
  const system = systemIsDark().matches ? 'dark' : 'light';
  setColorMode(wanted === system ? 'system' : wanted);
}

/** Follows the system, and the choice made in another tab. Called once, at the start. */
export function startColorMode(): void {
  systemIsDark().addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === COLOR_MODE_STORAGE_KEY || event.key === null) apply();
  });
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, getColorMode, () => 'system');
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
