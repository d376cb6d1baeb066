import { endEveryChild, killEveryChild } from './children';
import { messageOf, printError } from './print-error';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const SIGNAL_EXIT_CODE = 130;

/**
 * Signals within this time count as one, because a single Ctrl-C can arrive from both the terminal and npm.
 */
const ECHO_MS = 1_000;

/**
 * Runs a command, cleans up after success, failure or Ctrl-C, and exits with the command's exit code. Cleanup
 * functions run in reverse order, and then all children are terminated. A second Ctrl-C kills all children
 * immediately.
 */
export async function runUntilSignal(work: (cleanUp: (undo: () => unknown) => void) => Promise<number>) {
  const undos: (() => unknown)[] = [];
  let signalledAt = 0;
  const signalled = new Promise<number>((resolve) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (signalledAt === 0) {
          signalledAt = Date.now();
          resolve(SIGNAL_EXIT_CODE);
        } else if (Date.now() - signalledAt > ECHO_MS) {
          killEveryChild();
          process.exit(SIGNAL_EXIT_CODE);
        }
      });
    }
  });

  const working = work((undo) => undos.push(undo)).catch((error: unknown) => {
    if (signalledAt === 0) console.error(`\n${messageOf(error)}`);
    return 1;
  });
  const code = await Promise.race([working, signalled]);
  if (code === SIGNAL_EXIT_CODE) console.log('\nShutting down...');
  for (const undo of undos.reverse()) await attempt(undo);
  await endEveryChild();
  process.exit(code);
}

/**
 * Runs a cleanup function and logs any error instead of throwing it, so that the remaining cleanup functions
 * still run.
 */
async function attempt(undo: () => unknown) {
  try {
    await undo();
  } catch (error) {
    printError(error);
  }
}
