/**
 * Applies light or dark mode: the visitor's choice or, by default, the system setting. The script in
 * build/head.html applies the same rule before the first paint.
 */
import { useSyncExternalStore } from 'react';

export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_STORAGE_KEY = 'colorMode';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The visitor's choice in browsers that block storage. It is lost when the visitor leaves the page. */
let chosen: ColorMode = 'system';

/** Returns the stored choice, or `system` if the stored value is missing or unknown. */
function getColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_STORAGE_KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return chosen;
  }
}

function isDark(): boolean {
  const mode = getColorMode();
  return mode === 'dark' || (mode === 'system' && systemIsDark().matches);
}

function apply(): void {
  const shown = isDark() ? 'dark' : 'light';
  const { classList, style } = document.documentElement;
  classList.toggle('dark', shown === 'dark');
  style.colorScheme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = meta.dataset[shown] ?? '';
  for (const listener of listeners) listener();
}

/** Applies the visitor's choice and stores it in the browser. */
export function setColorMode(mode: ColorMode): void {
  chosen = mode;
  try {
    if (mode === 'system') localStorage.removeItem(COLOR_MODE_STORAGE_KEY);
    else localStorage.setItem(COLOR_MODE_STORAGE_KEY, mode);
  } catch {
    // If storage is blocked, `chosen` keeps the choice.
  }
  apply();
}

/**
 * Switches between light and dark mode. If the new mode is the system's mode, the page follows the system
 * setting again.
 */
export function toggleColorMode(): void {
  const wanted = isDark() ? 'light' : 'dark';
  const system = systemIsDark().matches ? 'dark' : 'light';
  setColorMode(wanted === system ? 'system' : wanted);
}

/** Starts following the system setting and the choices made in other tabs. Call this once, at startup. */
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
