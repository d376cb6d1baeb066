/** The interval between progress messages. */
const HEARTBEAT_MS = 10_000;

function secondsSince(startedAt: number) {
  return `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;
}

/** Runs a step that may take a long time, and logs its start, progress and duration. */
export async function withProgress<T>(
  title: string,
  step: (note: (text: string) => void) => Promise<T>,
  say: (line: string) => void = console.log,
): Promise<T> {
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
