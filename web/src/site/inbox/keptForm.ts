/** Keeps what a visitor types into a form in session storage until the server has accepted it, and identifies each attempt to send it. */
import { formerNames, formReaders } from '@app/domain/fields/form-values';
import type { FormFields, FormValues } from '@app/domain/fields/form';
import { asNumber, asRecord, asText, ignore } from '@app/domain/stored/reader';
import { safeSessionStorage } from '../../shared/browser/storage';

/** What was sent last: its Idempotency-Key, and its content as JSON. */
interface Attempt {
  sentKey: string;
  sentContent: string;
}

/** What a visitor has typed into a form. */
export interface KeptForm<Values> extends Attempt {
  values: Values;
  /** When the form was first shown, in epoch milliseconds; 0 when unknown. */
  shownAt: number;
}

export interface KeptFormStore<Values> {
  /** Returns the form that this tab has kept; null when there is none. */
  read: () => KeptForm<Values> | null;
  write: (kept: KeptForm<Values>) => void;
  clear: () => void;
}

/** Returns the store of a form, under a key of session storage. Another version of the form may have written what is stored. */
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
 * Returns how long the form has been shown, in whole milliseconds: the time since `shownAt` (which may precede a reload), but at least the
 * time since `mountedAt`, according to the monotonic clock. Undefined when the device's clock has been set back before `shownAt`.
 * @param shownAt in epoch milliseconds
 * @param mountedAt a value of `performance.now()`
 */
export function elapsedMs(shownAt: number, mountedAt: number): number | undefined {
  const sinceShown = Date.now() - shownAt;
  return sinceShown < 0 ? undefined : Math.round(Math.max(sinceShown, performance.now() - mountedAt));
}

/** Returns the idempotency key for what is sent: the previous one if the content has not changed, so that a retry stores nothing twice. */
export function idempotencyKey(content: object, previous: Attempt): string {
  return previous.sentKey !== '' && previous.sentContent === JSON.stringify(content)
    ? previous.sentKey
    : crypto.randomUUID();
}
