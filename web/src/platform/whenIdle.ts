const WITHOUT_IDLE_CALLBACK_MS = 200;

/** Does what can wait once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, WITHOUT_IDLE_CALLBACK_MS);
}
