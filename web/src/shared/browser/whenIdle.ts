const WITHOUT_IDLE_CALLBACK_MS = 200;

export function whenIdle(work: () => void): void {
  // Safari doesn't support `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work());
  else setTimeout(work, WITHOUT_IDLE_CALLBACK_MS);
}

export function whenSettled(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}
