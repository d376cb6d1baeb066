import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

const TCP_LISTEN = '0A';

/**
 * @param {Array<[string, number]>} ports by name
 * @throws with every port that is in use and the process that uses it
 */
export async function requireFreePorts(ports) {
  const free = await Promise.all(ports.map(([, port]) => isFree(port)));
  const taken = ports.filter((_, index) => !free[index]);
  if (taken.length === 0) return;

  /** @type {Map<string, string[]>} */
  const portsByHolder = new Map();
  for (const [name, port] of taken) {
    const holder = describeHolder(port);
    portsByHolder.set(holder, [...(portsByHolder.get(holder) ?? []), `${port} (${name})`]);
  }
  const lines = [...portsByHolder].map(([holder, held]) => `  ${held.join(', ')} by ${holder}`);
  throw new Error(
    `These ports are in use:\n${lines.join('\n')}\n` +
      'End these processes, or set PORT_OFFSET=100 to shift every port.',
  );
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @param {number} port */
function describeHolder(port) {
  const pid = process.platform === 'linux' ? holderOnLinux(port) : holderByLsof(port);
  if (pid === undefined) return 'a process of another user';
  return `process ${pid} (${commandLine(pid)})`;
}

/**
 * On Linux /proc has the inode of the port's socket, and the process that has it open, so that no tool has to be installed.
 * @param {number} port
 */
function holderOnLinux(port) {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map(read);
  const inodes = new Set(tables.flatMap((table) => listeningInodes(table, port)));
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).find((pid) => openSockets(pid).some((inode) => inodes.has(inode)));
}

/**
 * @param {string} table /proc/net/tcp
 * @param {number} port
 * @returns {string[]}
 */
export function listeningInodes(table, port) {
  return table
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      const isIt = state === TCP_LISTEN && Number.parseInt(local.split(':')[1] ?? '', 16) === port;
      return isIt ? [inode] : [];
    });
}

/** @param {number} pid @returns {string[]} */
function openSockets(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readLink(`/proc/${pid}/fd/${fd}`)) ?? [];
      return inode ? [inode] : [];
    });
  } catch {
    return []; // another user's process, or one that has just ended
  }
}

/** @param {number} port */
function holderByLsof(port) {
  try {
    const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
    return Number(output.split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function commandLine(pid) {
  const command = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return command.length > 100 ? `${command.slice(0, 100)}...` : command;
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // no IPv6 here
  }
}

/** @param {string} path */
function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // closed in the meantime
  }
}
