import { printError } from '../process/print-error';
import { saveData } from './data';

/** Long enough to combine the writes of one action, short enough to lose little when the process is killed. */
const QUIET_MS = 1_000;
/** The time after which changes are saved although more of them keep coming, as while the owner types. */
const LONGEST_WAIT_MS = 3_000;

/** The hosting emulator's log line for a request that may have changed data. */
const WRITE = /"(POST|PUT|PATCH|DELETE) \/api\//;

/**
 * Exports the data whenever it has changed, because firebase-tools' own export on exit is lost when it is killed. All changes come
 * through /api, so the hosting emulator's log shows them.
 */
export function createAutoSave(folder: string, exportTo: (target: string) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  /** When the first change came that is not saved. */
  let changedAt = 0;
  let saving = Promise.resolve();
  let finished = false;

  /** Exports the data; one export at a time. */
  const save = () => {
    clearTimeout(timer);
    changedAt = 0;
    saving = saving.catch(() => undefined).then(() => saveData(folder, exportTo));
    return saving;
  };
  return {
    save,
    /** Saves for the last time; log lines of the emulators' shutdown are ignored. */
    finish: () => {
      finished = true;
      return save();
    },
    /** Takes a line of firebase-tools. */
    watch: (line: string) => {
      if (finished || !WRITE.test(line)) return;
      changedAt ||= Date.now();
      const wait = Math.min(QUIET_MS, changedAt + LONGEST_WAIT_MS - Date.now());
      clearTimeout(timer);
      timer = setTimeout(() => void save().catch(printError), wait);
    },
  };
}
