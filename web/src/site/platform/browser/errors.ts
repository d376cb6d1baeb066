/** Uncaught errors of this page, also those from before anybody listens. */
type Uncaught = ErrorEvent | PromiseRejectionEvent;

const MAX_EARLY = 5;
const early: Uncaught[] = [];
let report = (error: Uncaught): void => {
  if (early.length < MAX_EARLY) early.push(error);
};

/** To be called once, as early as possible. */
export function collectUncaughtErrors(): void {
  addEventListener('error', (event) => report(event));
  addEventListener('unhandledrejection', (event) => report(event));
}

/** Calls the listener with all uncaught errors so far, and each from now on. */
export function onUncaughtError(listener: (error: Uncaught) => void): void {
  report = listener;
  early.forEach(listener);
}
