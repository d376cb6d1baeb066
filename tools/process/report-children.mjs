// Preloaded (node --import) into long-running children. Reports the processes that this one starts, and when
// they end, to the parent. If this process is killed, the parent can then end the remaining ones, see
// children.ts.
import { subscribe } from 'node:diagnostics_channel';

/** @typedef {{child: number, running: boolean}} ChildReport  a process id, and whether it started or ended */

subscribe('child_process', (event) => {
  const { process: child } = /** @type {{process: import('node:child_process').ChildProcess}} */ (event);
  /** @param {boolean} running */
  const report = (running) => () => {
    if (process.connected && child.pid !== undefined) process.send?.({ child: child.pid, running });
  };
  child.once('spawn', report(true));
  child.once('exit', report(false));
});
