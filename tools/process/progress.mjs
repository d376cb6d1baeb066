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
 * @param {(note: (text: string) => void) => Promise<T>} step   may note down what it is at
 * @param {(line: string) => void} say
 * @returns {Promise<T>}
 */
export async function withProgress(title, step, say = console.log) {
  const startedAt = Date.now();
  say(`${title}...`);
  let lastNote = '';
  const beat = () => say(`  ${secondsSince(startedAt)} ${lastNote}`.trimEnd());
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  try {
    const result = await step((text) => { lastNote = text.trim(); });
    say(`  done in ${secondsSince(startedAt)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
