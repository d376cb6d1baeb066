import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { endChild, startChild } from '../process/children';

/** Ends on any error that nothing catches, as firebase-tools does, and runs what it is told, line by line. */
const PROGRAM = `
  process.on('uncaughtException', () => process.exit(2));
  process.stdin.on('data', (code) => setImmediate(() => eval(String(code))));
`;
const PRELOADED = ['--import', new URL('./faults.mjs', import.meta.url).href];

describe('an error that nothing catches in firebase-tools', () => {
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  /** @type {string[]} */
  let logged;
  afterEach(() => endChild(child, { signal: 'SIGTERM' }));

  function start() {
    child = startChild(process.execPath, [...PRELOADED, '-e', PROGRAM], { stdio: 'pipe' });
    logged = [];
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => logged.push(line));
  }
  /** @param {string} code */
  const run = (code) => child.stdin?.write(code);

  it('is logged and ends nothing when an async request handler failed', async () => {
    start();
    run("Promise.reject(new Error('of one request'))");
    await expect.poll(() => logged.join()).toContain('of one request');
    run("console.log('still here')");
    await expect.poll(() => logged).toContain('still here');
  });

  it('ends the process otherwise', async () => {
    start();
    const ended = once(child, 'exit');
    run("throw new Error('of the whole process')");
    expect(await ended).toEqual([2, null]);
  });
});
