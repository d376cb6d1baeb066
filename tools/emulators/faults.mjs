// Preloaded into firebase-tools, which ends within a moment of any error that nothing catches, with all data that is not saved. Such an
// error in one request concerns that request only: it is logged, and the emulators go on. After any other, the parent is told, which
// saves the data and ends the emulators; without a parent they end by themselves.

/** How long the parent has for saving the data. */
const GRACE_MS = 30_000;

/** The message to the parent; suite.mjs repeats it. */
const FAULT = 'fault';

// The emulators' request handlers are async functions, and Express 4 ignores what they reject with.
process.on('unhandledRejection', (reason) => console.error('A request failed:', reason));

// Not the event: firebase-tools' own listener for it ends the process.
process.setUncaughtExceptionCaptureCallback((error) => {
  console.error('firebase-tools failed:', error);
  if (process.connected) process.send?.(FAULT);
  setTimeout(() => process.exit(1), process.connected ? GRACE_MS : 0);
});
