import { saveData } from './data.mjs';

/**
 * Long enough for the writes of one visit to come together, short enough to lose nothing that anyone
 * remembers.
 */
const QUIET_MS = 2_000;

/** The hosting emulator's log line of a request that may have changed something. */
const WRITE = /"(POST|PUT|PATCH|DELETE) \/api\//;

/**
 * Keeps the data on the disk up to date while the site runs, because firebase-tools' own export at the exit
 * is lost when it is killed hard. Everything that changes data comes through /api, so its log says when there
 * is something new.
 * @param {string} folder of the suite
 * @param {(target: string) => Promise<void>} exportTo
 */
export function createSaver(folder, exportTo) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let saving = Promise.resolve();
  let finished = false;

  /** One export at a time; the next one waits. */
  const save = () => {
    clearTimeout(timer);
    saving = saving.catch(() => {}).then(() => saveData(folder, exportTo));
    return saving;
  };
  return {
    save,
    /** The last save: what is logged later comes from emulators that are ending. */
    finish() {
      finished = true;
      return save();
    },
    /** @param {string} line of firebase-tools */
    watch(line) {
      if (finished || !WRITE.test(line)) return;
      clearTimeout(timer);
      timer = setTimeout(() => save().catch((error) => console.error(error.message)), QUIET_MS);
    },
  };
}
