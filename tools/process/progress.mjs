/** The interval between messages during a long step. */
const HEARTBEAT_MS = 10_000;

/** @param {number} startedAt */
function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;
}

/**
 * Runs a step that may take long, and logs its start, its progress and its duration.
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} step   may note its progress
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
    const result = await step((text) => {
      lastNote = text.trim();
    });
    say(`  done in ${secondsSince(startedAt)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
