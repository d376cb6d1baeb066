/**
 * Keeps a visitor's form input in session storage until the server has accepted it, and identifies each
 * attempt to send the form.
 */
import { formerNames, formReaders } from '@app/domain/fields/form-values';
import type { FormFields, FormValues } from '@app/domain/fields/form';
import { asNumber, asRecord, asText, ignore } from '@app/domain/stored/reader';
import { safeSessionStorage } from '../../shared/browser/storage';

/** The last attempt to send a form: the request's Idempotency-Key, and the form's content as JSON. */
interface Attempt {
  sentKey: string;
  sentContent: string;
}

/** The visitor's input in a form. */
export interface KeptForm<Values> extends Attempt {
  values: Values;
  /** When the form was first shown, in epoch milliseconds; 0 if unknown. */
  shownAt: number;
}

export interface KeptFormStore<Values> {
  /** Returns the form stored in this tab; null if there is none. */
  read: () => KeptForm<Values> | null;
  write: (kept: KeptForm<Values>) => void;
  clear: () => void;
}

/**
 * Creates a store for the form with the given session storage key. Another version of the form may have
 * written the stored value.
 */
export function createKeptFormStore<Fields extends FormFields>(
  key: string,
  fields: Fields,
): KeptFormStore<FormValues<Fields>> {
  const asKeptForm = asRecord<KeptForm<FormValues<Fields>>>({
    values: asRecord(formReaders(fields), formerNames(fields)),
    sentKey: asText,
    sentContent: asText,
    shownAt: asNumber,
  });
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(safeSessionStorage.read(key) ?? 'null');
        return typeof stored === 'object' && stored !== null ? asKeptForm(stored, ignore, '') : null;
      } catch {
        return null;
      }
    },
    write: (kept) => safeSessionStorage.write(key, JSON.stringify(kept)),
    clear: () => safeSessionStorage.remove(key),
  };
}

/**
 * Returns how long the form has been shown, in whole milliseconds. Uses the time since `shownAt`, which may
 * precede a reload, or the time since `mountedAt` on the monotonic clock, whichever is longer. Returns
 * undefined if the device's clock has been set back to before `shownAt`.
 * @param shownAt The time when the form was first shown, in epoch milliseconds.
 * @param mountedAt The value of `performance.now()` when the form was mounted.
 */
export function elapsedMs(shownAt: number, mountedAt: number): number | undefined {
  const sinceShown = Date.now() - shownAt;
  return sinceShown < 0 ? undefined : Math.round(Math.max(sinceShown, performance.now() - mountedAt));
}

/**
 * Returns the idempotency key for the content. If the content hasn't changed, returns the previous key, so
 * that a retry doesn't store anything twice.
 */
export function idempotencyKey(content: object, previous: Attempt): string {
  return previous.sentKey !== '' && previous.sentContent === JSON.stringify(content)
    ? previous.sentKey
    : crypto.randomUUID();
}
