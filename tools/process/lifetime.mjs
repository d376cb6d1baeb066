import { endEveryChild, killEveryChild } from './children.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const SIGNAL_EXIT_CODE = 130;

/** One Ctrl-C can arrive twice: from the terminal, and forwarded by npm. */
const ECHO_MS = 1_000;

/**
 * Runs a command's work, cleans up, and exits with its exit code: on success, on failure and on Ctrl-C. Clean-up functions run in
 * reverse order, and then every child is ended. A second Ctrl-C kills all children at once.
 * @param {(cleanUp: (undo: () => unknown) => void) => Promise<number>} work
 */
export async function runUntilSignal(work) {
  /** @type {Array<() => unknown>} */
  const undos = [];
  let signalledAt = 0;
  const signalled = new Promise((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (signalledAt === 0) {
          signalledAt = Date.now();
          resolve(SIGNAL_EXIT_CODE);
        } else if (Date.now() - signalledAt > ECHO_MS) endAtOnce();
      });
    }
  });

  const working = work((undo) => undos.push(undo)).catch((error) => {
    if (signalledAt === 0) console.error(`\n${error.message}`);
    return 1;
  });
  const code = await Promise.race([working, signalled]);
  if (code === SIGNAL_EXIT_CODE) console.log('\nShutting down...');
  for (const undo of undos.reverse()) await attempt(undo);
  await endEveryChild();
  process.exit(code);
}

/** Runs a clean-up function and logs its failure, so that the others still run. @param {() => unknown} undo */
async function attempt(undo) {
  try {
    await undo();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function endAtOnce() {
  killEveryChild();
  process.exit(SIGNAL_EXIT_CODE);
}
