/**
 * Stores the site's notifications, one at a time: a new notification replaces the previous one. `Toaster`
 * renders the notification.
 */

type ToastVariant = 'default' | 'destructive';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: ToastVariant;
  /** The button that undoes the reported action. */
  action?: { label: string; onClick: () => void };
  open: boolean;
}

export const TOAST_DURATION_MS = 5000;
/** How long a notification with a button is shown: long enough for keyboard and screen reader users. */
export const TOAST_ACTION_DURATION_MS = 20_000;
/**
 * How long a dismissed notification stays in the store, so that its content remains visible during the
 * closing animation.
 */
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

/**
 * Loads `Toaster`'s code before the first notification. Once the connection is lost, it would be too late to
 * load the code and report the loss.
 */
export function requestToaster(): void {
  toasterRequested = true;
  notify();
}

export function showToast(toast: Partial<Omit<Toast, 'id' | 'open'>> & { title: string }): void {
  clearTimeout(removal);
  set({ variant: 'default', ...toast, id: nextId++, open: true });
}

/**
 * Closes a notification and removes it from the store after {@link TOAST_REMOVE_DELAY_MS}. Does nothing if
 * another notification has already replaced it.
 */
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
