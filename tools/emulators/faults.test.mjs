import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { endChild, startChild } from '../process/children';

/** A program that evaluates its input line by line. Like firebase-tools, it exits on uncaught errors. */
const PROGRAM = `
  process.on('uncaughtException', () => process.exit(2));
  process.stdin.on('data', (code) => setImmediate(() => eval(String(code))));
`;
const PRELOADED = ['--import', new URL('./faults.mjs', import.meta.url).href];

describe('an unhandled error in firebase-tools', () => {
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

  it('is logged without terminating the process if it comes from an async request handler', async () => {
    start();
    run("Promise.reject(new Error('of one request'))");
    await expect.poll(() => logged.join()).toContain('of one request');
    run("console.log('still here')");
    await expect.poll(() => logged).toContain('still here');
  });

  it('terminates the process otherwise', async () => {
    start();
    const ended = once(child, 'exit');
    run("throw new Error('of the whole process')");
    expect(await ended).toEqual([2, null]);
  });
});
