const WITHOUT_IDLE_CALLBACK_MS = 200;

/** Does what can wait once the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, WITHOUT_IDLE_CALLBACK_MS);
}

/** Does what the page can do without, once all that it needs has come and the browser has nothing better to do. */
export function whenSettled(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}
