/** What identifies an attempt to send a form. */

/** What was sent last: its Idempotency-Key, and its content as JSON. */
export interface Attempt {
  sentKey: string;
  sentContent: string;
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

/**
 * Returns the idempotency key for what is sent: the previous key if the content has not changed, so that a retry stores nothing twice,
 * otherwise a new one.
 */
export function idempotencyKey(values: object, previous: Attempt): string {
  return previous.sentKey !== '' && previous.sentContent === JSON.stringify(values)
    ? previous.sentKey
    : crypto.randomUUID();
}
