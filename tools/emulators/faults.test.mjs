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

  /** @param {Array<'pipe' | 'ipc'>} channels to the parent, if any */
  function start(...channels) {
    child = startChild(process.execPath, [...PRELOADED, '-e', PROGRAM], {
      stdio: ['pipe', 'pipe', 'pipe', ...channels],
    });
    logged = [];
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => logged.push(line));
  }
  /** @param {string} code */
  const run = (code) => child.stdin?.write(code);

  it('is logged and ends nothing when an async request handler failed', async () => {
    start('ipc');
    run("Promise.reject(new Error('of one request'))");
    await expect.poll(() => logged.join()).toContain('of one request');
    run("console.log('still here')");
    await expect.poll(() => logged).toContain('still here');
  });

  it('is reported otherwise, and leaves time for saving the data', async () => {
    start('ipc');
    const message = once(child, 'message');
    run("throw new Error('of the whole process')");
    expect(await message).toContain('fault');
    run("console.log('still here')");
    await expect.poll(() => logged).toContain('still here');
    expect(logged.join()).toContain('of the whole process');
  });

  it('ends the process at once where nobody can save', async () => {
    start();
    const ended = once(child, 'exit');
    run("throw new Error('of the whole process')");
    expect(await ended).toEqual([1, null]);
  });
});
