import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { ChildReport } from './report-children.mjs';

/** How long a child may take to shut down before it is killed, in milliseconds. */
const GRACE_MS = 10_000;

interface ProcessIds {
  pid: number;
  parent: number;
}

/** Returns the ids of every process on the machine. */
function allProcesses(): ProcessIds[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent };
    });
}

/** Returns the ids of a process and its descendants. Parents come before their children. */
export function familyOf(pid: number, processes = allProcesses()): number[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => familyOf(child.pid, processes))];
}

/** The running children, in the order they were started. */
const running = new Set<ChildProcess>();

/**
 * Starts a child in its own process group. Ctrl-C in the terminal therefore doesn't reach the child, and this
 * process controls the order of the shutdown. If there is an IPC channel, the child detects when this process
 * exits for any reason (end-with-parent.mjs). The child also reports its own children over that channel
 * (report-children.mjs), so that they can be killed if they outlive it.
 */
export function startChild(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { detached: true, ...options });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => running.delete(child));
  killOrphansOf(child);
  return child;
}

/**
 * When the child exits, kills the children that it reported. The reports are needed because, once a process
 * exits, the system no longer knows which children it had.
 */
function killOrphansOf(child: ChildProcess) {
  const orphans = new Set<number>();
  child.on('message', (message) => {
    const report = message as Partial<ChildReport> | null;
    if (report?.child === undefined) return;
    if (!report.running) orphans.delete(report.child);
    else if (isRunning(child)) orphans.add(report.child);
    else signalEach([report.child], 'SIGKILL'); // the child exited before its message arrived
  });
  child.once('exit', () => signalEach([...orphans], 'SIGKILL'));
}

/**
 * Terminates every child, newest first, so that programs that use the emulators exit before the emulators do.
 */
export async function endEveryChild() {
  for (const child of [...running].reverse()) await endChild(child);
}

/** Kills every child and its descendants immediately. Called when Ctrl-C is pressed a second time. */
export function killEveryChild() {
  for (const child of running) if (child.pid !== undefined) signalEach(familyOf(child.pid), 'SIGKILL');
}

/**
 * Signals a child to exit, waits for it, and kills it after a timeout. Also kills any remaining descendants,
 * even in other process groups.
 */
export async function endChild(
  child: ChildProcess,
  { signal = 'SIGINT', graceMs = GRACE_MS }: { signal?: NodeJS.Signals; graceMs?: number } = {},
) {
  if (child.pid === undefined) return;
  const family = isRunning(child) ? familyOf(child.pid) : [child.pid];
  if (isRunning(child)) {
    const ended = once(child, 'exit');
    const timer = setTimeout(() => signalEach(family, 'SIGKILL'), graceMs);
    child.kill(signal);
    await ended;
    clearTimeout(timer);
  }
  signalEach(
    family.filter((pid) => pid !== child.pid),
    'SIGKILL',
  );
}

function isRunning(child: ChildProcess) {
  return child.exitCode === null && child.signalCode === null;
}

function signalEach(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has already exited.
    }
  }
}

interface RunOptions extends SpawnOptions {
  onOutput?: (text: string) => void;
}

/**
 * Runs a command without printing its output. Returns the exit code, the standard output, and the combined
 * output of both streams in order.
 */
export async function runToEnd(
  command: string,
  args: string[],
  { onOutput, env = process.env, ...options }: RunOptions = {},
): Promise<{ code: number; stdout: string; output: string }> {
  const plain = { ...env, NO_COLOR: '1' };
  const child = startChild(command, args, { ...options, env: plain, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let output = '';
  child.stdout?.on('data', (text: string) => {
    stdout += text;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  }
  const code = await exitCode(child);
  return { code, stdout, output };
}

/**
 * Runs a command and returns its standard output. If the command fails, throws an error with all its output.
 */
export async function runOrThrow(command: string, args: string[], options: RunOptions = {}) {
  const { code, stdout, output } = await runToEnd(command, args, options);
  if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed with code ${code}:\n${output}`);
  return stdout;
}

/**
 * Returns the child's exit code. As in a shell, the code is 127 if the command isn't found, and over 128 if a
 * signal terminated the child.
 */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
