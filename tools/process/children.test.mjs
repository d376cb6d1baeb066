import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { endChild, exitCode, familyOf, runOrThrow, startChild } from './children';

/**
 * A script that starts a process in its own group, as firebase-tools starts Java, and prints the process id.
 */
const WITH_GRANDCHILD = `
  const { spawn } = require('node:child_process');
  const stayAlive = ['-e', 'setInterval(() => {}, 1000)'];
  const grandchild = spawn(process.execPath, stayAlive, { detached: true, stdio: 'ignore' });
  grandchild.once('spawn', () => console.log(grandchild.pid));
  setInterval(() => {}, 1000);
`;

/**
 * Returns whether the process is running. A process that has exited may still be listed as a zombie (Z).
 * @param {number} pid
 */
function isAlive(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z]/.test(stdout.trim());
}

/** @param {string} script */
async function startScript(script) {
  const child = startChild(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('The child has no piped output.');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, line: String(line) };
}

describe('endChild', () => {
  it('also terminates descendants in other process groups', async () => {
    const { child, line } = await startScript(WITH_GRANDCHILD);
    const grandchild = Number(line);
    expect(isAlive(grandchild)).toBe(true);
    await endChild(child);
    await expect.poll(() => isAlive(grandchild)).toBe(false);
  });

  it('kills a child that ignores the signal', async () => {
    const { child } = await startScript(`process.on('SIGINT', () => {}); ${WITH_GRANDCHILD}`);
    await endChild(child, { graceMs: 100 });
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('waits while a child shuts down', async () => {
    const finishing = "process.on('SIGINT', () => setTimeout(() => process.exit(7), 50));";
    const { child } = await startScript(`${finishing} ${WITH_GRANDCHILD}`);
    await endChild(child);
    expect(child.exitCode).toBe(7);
  });
});

describe('a child that reports its own children', () => {
  const REPORTING = [
    '--import',
    new URL('./report-children.mjs', import.meta.url).href,
    '-e',
    WITH_GRANDCHILD,
  ];
  const start = () =>
    startChild(process.execPath, REPORTING, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });

  it('leaves no children running when it is killed', async () => {
    const child = start();
    if (!child.stdout) throw new Error('The child has no piped output.');
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const grandchild = Number(line);
    expect(isAlive(grandchild)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(grandchild)).toBe(false);
  });
});

describe('familyOf', () => {
  it('returns the process and its descendants', () => {
    const processes = [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 1],
    ].map(([pid = 0, parent = 0]) => ({ pid, parent }));
    expect(familyOf(2, processes)).toEqual([2, 3, 4]);
  });
});

describe('exitCode', () => {
  it("returns the command's exit code", async () => {
    expect(await exitCode(startChild('sh', ['-c', 'exit 3']))).toBe(3);
  });

  it('returns 127 for a command that does not exist', async () => {
    expect(await exitCode(startChild('no-such-command', []))).toBe(127);
  });

  it('returns 128 plus the number of the signal that terminated the command', async () => {
    expect(await exitCode(startChild('sh', ['-c', 'kill -TERM $$']))).toBe(143);
  });
});

describe('runOrThrow', () => {
  it('throws an error with the output of a failed command', async () => {
    const failing = runOrThrow('sh', ['-c', 'echo to stdout; echo to stderr >&2; exit 1']);
    await expect(failing).rejects.toThrow(/to stdout[^]*to stderr|to stderr[^]*to stdout/);
  });
});
