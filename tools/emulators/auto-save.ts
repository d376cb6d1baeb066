import { printError } from '../process/print-error';
import { saveData } from './data';

/**
 * The interval between saves: long enough to combine several writes, but short enough that little is lost if
 * the process is killed.
 */
const INTERVAL_MS = 3_000;

/** Matches the hosting emulator's log line for a request that may have changed data. */
const WRITE = /"(POST|PUT|PATCH|DELETE) \/api\//;

/**
 * Exports the data every few seconds if it has changed, because firebase-tools exports on exit but not when
 * it is killed. All changes are requests to /api, so they appear in the hosting emulator's log.
 */
export function createAutoSave(folder: string, exportTo: (target: string) => Promise<void>) {
  let hasChanged = false;
  let saving = Promise.resolve();

  /** Exports the data after any running export has finished. */
  const save = () => {
    hasChanged = false;
    saving = saving.catch(() => undefined).then(() => saveData(folder, exportTo));
    return saving;
  };
  const timer = setInterval(() => {
    if (hasChanged) void save().catch(printError);
  }, INTERVAL_MS);
  return {
    save,
    /** Stops the timer and saves once more. */
    finish: () => {
      clearInterval(timer);
      return save();
    },
    /** Handles a line of firebase-tools' output. */
    watch: (line: string) => {
      hasChanged ||= WRITE.test(line);
    },
  };
}
