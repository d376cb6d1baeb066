import type { Reader } from './reader';

/** Reads a stored value. Throws if any part of the value can't be used. */
export const readWhole = <T>(reader: Reader<T>, stored: unknown): T =>
  reader(
    stored,
    (path) => {
      throw new Error(`The value at "${path}" cannot be used`);
    },
    '',
  );

/** Runs a reader. Returns the value it read and the paths it reported. */
export function readReporting<T>(reader: Reader<T>, stored: unknown): { read: T; reported: string[] } {
  const reported: string[] = [];
  return { read: reader(stored, (path) => reported.push(path), ''), reported };
}
