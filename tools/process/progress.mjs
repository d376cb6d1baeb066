/** How long a step may be silent before it says that it is still at work. */
const HEARTBEAT_MS = 10_000;

/** @param {number} startedAt */
function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;
}

/**
 * Runs a step that may take long: says what it is, that it is still at work, and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} step
 * @param {(line: string) => void} say
 * @returns {Promise<T>}
 */
export async function withProgress(title, step, say = console.log) {
  const startedAt = Date.now();
  say(`${title}...`);
  const heartbeat = setInterval(() => say(`  still at it after ${secondsSince(startedAt)}`), HEARTBEAT_MS);
  try {
    const result = await step();
    say(`  done in ${secondsSince(startedAt)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
