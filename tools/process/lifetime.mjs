import { endEveryChild, killEveryChild } from './children.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const SIGNAL_EXIT_CODE = 130;

/**
 * Runs a command's work and ends the process with its exit code, having undone everything it started: on success, on
 * failure and on Ctrl-C. What was registered last is undone first, then every child is ended. A second Ctrl-C does not
 * wait for any of it.
 * @param {(cleanUp: (undo: () => unknown) => void) => Promise<number>} work
 */
export async function runUntilSignal(work) {
  /** @type {Array<() => unknown>} */
  const undos = [];
  let signals = 0;
  const signalled = new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        signals += 1;
        if (signals === 1) resolve(SIGNAL_EXIT_CODE);
        else endAtOnce();
      });
    }
  });

  const working = work((undo) => undos.push(undo)).catch((error) => {
    if (signals === 0) console.error(`\n${error.message}`);
    return 1;
  });
  const code = await Promise.race([working, signalled]);
  for (const undo of undos.reverse()) await undo();
  await endEveryChild();
  process.exit(code);
}

function endAtOnce() {
  killEveryChild();
  process.exit(SIGNAL_EXIT_CODE);
}
