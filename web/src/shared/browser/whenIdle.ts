const WITHOUT_IDLE_CALLBACK_MS = 200;

/** Runs work once the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, WITHOUT_IDLE_CALLBACK_MS);
}

/** Runs work once the page has loaded and the browser is idle. */
export function whenSettled(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}
