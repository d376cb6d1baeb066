import type { Reader } from './reader';

/** Reads a value that must be whole: throws if a part of it cannot be used. */
export const readWhole = <T>(reader: Reader<T>, stored: unknown): T =>
  reader(
    stored,
    (path) => {
      throw new Error(`The value at "${path}" cannot be used`);
    },
    '',
  );

/** Returns what a reader makes of a value, and the paths that it reports. */
export function readReporting<T>(reader: Reader<T>, stored: unknown): { read: T; reported: string[] } {
  const reported: string[] = [];
  return { read: reader(stored, (path) => reported.push(path), ''), reported };
}
