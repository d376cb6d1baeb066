// Preloaded (node --import) into long-running children: tells the parent of every process that this one starts and outlives, so that the
// parent can end those that are left when this one is killed, see children.ts.
import { subscribe } from 'node:diagnostics_channel';

/** @typedef {{child: number, running: boolean}} ChildReport   a process id, and whether the process has started or ended */

subscribe('child_process', (event) => {
  const { process: child } = /** @type {{process: import('node:child_process').ChildProcess}} */ (event);
  /** @param {boolean} running */
  const report = (running) => () => {
    if (process.connected && child.pid !== undefined) process.send?.({ child: child.pid, running });
  };
  child.once('spawn', report(true));
  child.once('exit', report(false));
});
