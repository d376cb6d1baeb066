import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';

/**
 * Throws if any port is in use. The error lists those ports and, if lsof can find them, the processes that
 * use them.
 */
export async function requireFreePorts(ports: [string, number][]) {
  const free = await Promise.all(ports.map(([, port]) => isFree(port)));
  const taken = ports.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const lines = taken.map(([name, port]) => `  ${port} (${name})${describeHolder(port)}`);
  throw new Error(
    `These ports are in use:\n${lines.join('\n')}\n` +
      'Stop the processes that use them, or set PORT_OFFSET=100 to shift every port.',
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

function describeHolder(port: number) {
  try {
    const ids = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
    return ` by process ${ids.trim().split('\n').join(', ')}`;
  } catch {
    return ''; // lsof is missing, or the process belongs to another user
  }
}
