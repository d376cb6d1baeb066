import { printError } from '../process/print-error';
import { saveData } from './data';

/** Long enough to combine a few writes, and short enough to lose little if the process is killed. */
const INTERVAL_MS = 3_000;

/** The hosting emulator's log line for a request that may have changed data. */
const WRITE = /"(POST|PUT|PATCH|DELETE) \/api\//;

/**
 * Exports the data every few seconds if it has changed, because firebase-tools' own export on exit is lost if
 * it is killed. All changes go through /api, so they appear in the hosting emulator's log.
 */
export function createAutoSave(folder: string, exportTo: (target: string) => Promise<void>) {
  let hasChanged = false;
  let saving = Promise.resolve();

  /** Exports the data, one export at a time. */
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
    /** Stops the timer and saves for the last time. */
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
