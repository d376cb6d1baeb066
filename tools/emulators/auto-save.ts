import { printError } from '../process/print-error';
import { saveData } from './data';

/** Long enough to combine the writes of some actions, short enough to lose little when the process is killed. */
const INTERVAL_MS = 3_000;

/** The hosting emulator's log line for a request that may have changed data. */
const WRITE = /"(POST|PUT|PATCH|DELETE) \/api\//;

/**
 * Exports the data every few seconds if it has changed, because firebase-tools' own export on exit is lost when it is killed. All changes
 * come through /api, so the hosting emulator's log shows them.
 */
export function createAutoSave(folder: string, exportTo: (target: string) => Promise<void>) {
  let hasChanged = false;
  let saving = Promise.resolve();

  /** Exports the data; one export at a time. */
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
    /** Saves for the last time. */
    finish: () => {
      clearInterval(timer);
      return save();
    },
    /** Takes a line of firebase-tools. */
    watch: (line: string) => {
      hasChanged ||= WRITE.test(line);
    },
  };
}
