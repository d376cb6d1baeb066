/** The site's notifications: one at a time, the newest wins. Who shows them is `Toaster`; who has something to say calls `showToast`. */

type ToastVariant = 'default' | 'destructive';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: ToastVariant;
  open: boolean;
}

export const TOAST_DURATION_MS = 5000;
/** A dismissed toast stays in the store this long, so that its words can leave the screen without haste. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

let current: Toast | null = null;
let nextId = 1;
let expected = false;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function set(toast: Toast | null): void {
  current = toast;
  expected = true;
  notify();
}

/** Says that there may soon be something to say, so that what shows it is there when the connection is not. */
export function expectToasts(): void {
  expected = true;
  notify();
}

/** Shows a notification in place of the one that is there, if any. */
export function showToast({ title, description, variant = 'default' }: Partial<Omit<Toast, 'id' | 'open'>> & { title: string }): void {
  clearTimeout(removal);
  set({ id: nextId++, title, variant, open: true, ...(description !== undefined && { description }) });
}

/** Closes a notification, and removes it after {@link TOAST_REMOVE_DELAY_MS}. One that another has replaced is left alone. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS);
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Toast | null => current,
  isExpected: (): boolean => expected,
};
