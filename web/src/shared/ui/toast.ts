/** The store of the site's notifications: one at a time, the newest replaces the one before. `Toaster` renders it. */

type ToastVariant = 'default' | 'destructive';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: ToastVariant;
  /** A button that undoes what is reported. */
  action?: { label: string; onClick: () => void };
  open: boolean;
}

export const TOAST_DURATION_MS = 5000;
/** One with a button stays long enough to be heard, found and used without a pointer. */
export const TOAST_ACTION_DURATION_MS = 20_000;
/** A dismissed toast stays in the store this long, so that its content is still there while it is animated out. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

let current: Toast | null = null;
let nextId = 1;
let toasterRequested = false;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function set(toast: Toast | null): void {
  current = toast;
  toasterRequested = true;
  notify();
}

/** Has `Toaster`'s code loaded before the first notification, so that a lost connection can be reported. */
export function requestToaster(): void {
  toasterRequested = true;
  notify();
}

export function showToast(toast: Partial<Omit<Toast, 'id' | 'open'>> & { title: string }): void {
  clearTimeout(removal);
  set({ variant: 'default', ...toast, id: nextId++, open: true });
}

/** Closes a notification and removes it from the store after {@link TOAST_REMOVE_DELAY_MS}. Does nothing when another one has replaced it. */
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
  isToasterRequested: (): boolean => toasterRequested,
};
