type Uncaught = ErrorEvent | PromiseRejectionEvent;

const MAX_EARLY = 5;
const early: Uncaught[] = [];
let report = (error: Uncaught): void => {
  if (early.length < MAX_EARLY) early.push(error);
};

/** Starts collecting uncaught errors for a later listener. Call this once, as early as possible. */
export function collectUncaughtErrors(): void {
  addEventListener('error', (event) => report(event));
  addEventListener('unhandledrejection', (event) => report(event));
}

/** Calls the listener with each uncaught error, starting with those collected so far. */
export function onUncaughtError(listener: (error: Uncaught) => void): void {
  report = listener;
  early.forEach(listener);
}
