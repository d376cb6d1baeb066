// Preloaded (node --import) into long-running children. Reports to the parent when this process starts a
// child of its own, and when that child exits. If this process is killed, the parent can then kill the
// remaining children (see children.ts).
import { subscribe } from 'node:diagnostics_channel';

/**
 * @typedef {{child: number, running: boolean}} ChildReport  a process id, and whether the process started or
 * exited
 */

subscribe('child_process', (event) => {
  const { process: child } = /** @type {{process: import('node:child_process').ChildProcess}} */ (event);
  /** @param {boolean} running */
  const report = (running) => () => {
    if (process.connected && child.pid !== undefined) process.send?.({ child: child.pid, running });
  };
  child.once('spawn', report(true));
  child.once('exit', report(false));
});
