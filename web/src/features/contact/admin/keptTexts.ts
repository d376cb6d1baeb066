/**
 * What the owner has typed and the server does not have yet, in local storage, so that it survives a reload, a failure and the end of the
 * session. All under one key.
 */
import { DAY_MS } from '@perro-wisdom/domain/dates';
import { isSamePerson } from '@perro-wisdom/domain/people';
import { safeLocalStorage } from '../../../platform/browser/storage';

const STORAGE_KEY = 'typedAnswers';
/** What was forgotten for so long is not kept: it may name somebody. */
const KEPT_DAYS = 60;

interface Kept {
  value: unknown;
  /** The e-mail address of whom it is about; empty for nobody. */
  person: string;
  /** When it was typed, in epoch milliseconds. */
  at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'value' in value && 'person' in value && typeof value.person === 'string' && 'at' in value && typeof value.at === 'number';

/** Returns everything that is kept, by its name. */
function readAll(): Map<string, Kept> {
  try {
    const stored: unknown = JSON.parse(safeLocalStorage.read(STORAGE_KEY) ?? '{}');
    const recent = ([, value]: [string, unknown]) => isKept(value) && Date.now() - value.at < KEPT_DAYS * DAY_MS;
    return new Map(Object.entries(stored ?? {}).filter(recent) as [string, Kept][]);
  } catch {
    return new Map();
  }
}

function writeAll(all: ReadonlyMap<string, Kept>): void {
  if (all.size === 0) safeLocalStorage.remove(STORAGE_KEY);
  else safeLocalStorage.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(all)));
}

/** Returns what is kept under a name; undefined if nothing is. */
export const readKept = (name: string): unknown => readAll().get(name)?.value;

/** Returns the names that begin with a text. */
export const keptNames = (beginning: string): string[] => [...readAll().keys()].filter((name) => name.startsWith(beginning));

/** Keeps a value that JSON can represent. */
export function writeKept(name: string, value: unknown, person = ''): void {
  writeAll(readAll().set(name, { value, person, at: Date.now() }));
}

export function forgetKept(name: string): void {
  const all = readAll();
  if (all.delete(name)) writeAll(all);
}

/** Forgets what was typed about a person, whose messages were deleted. */
export function forgetKeptAbout(person: string): void {
  writeAll(new Map([...readAll()].filter(([, kept]) => !isSamePerson(kept.person, person))));
}
