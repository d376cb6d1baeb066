/** Keeps what a visitor types into a form in session storage until the server has accepted it, and identifies each attempt to send it. */
import { number, object, string, type AnyObjectSchema } from 'yup';
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
  /** Returns the form that this tab has kept; null when there is none or it is invalid. */
  read: () => KeptForm<Values> | null;
  write: (kept: KeptForm<Values>) => void;
  clear: () => void;
}

/** Returns the store of a form, under a key of session storage. */
export function createKeptFormStore<Values>(
  key: string,
  valuesSchema: AnyObjectSchema,
): KeptFormStore<Values> {
  const schema = object({
    values: valuesSchema.required(),
    sentKey: string().default(''),
    sentContent: string().default(''),
    shownAt: number()
      .transform((value: number) => (Number.isFinite(value) ? value : 0))
      .default(0),
  });
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(safeSessionStorage.read(key) ?? 'null');
        // `cast` checks the types but not the lengths: the form may be incomplete.
        return stored === null ? null : (schema.cast(stored, { assert: true }) as KeptForm<Values>);
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
