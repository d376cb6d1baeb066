/**
 * What the owner has typed and not sent, in local storage, so that it survives a reload, a failure and the end of the session. All under
 * one key. When she logs out the server gets it, and it comes back with the next login: nothing personal stays on the device.
 */
import { DAY_MS } from '@app/domain/general/dates';
import { hasShape } from '@app/domain/general/shape';
import { isSamePerson } from '@app/domain/inbox/people';
import { TYPED_KEPT_DAYS } from '@app/domain/account/typed-texts';
import { safeLocalStorage } from '../../shared/browser/storage';
import { callApi } from '../../shared/data/api';
import { useState } from 'react';
import type { Schema } from 'yup';

const STORAGE_KEY = 'typedAnswers';
/** She waits for it when she logs in or out. */
const TIMEOUT_MS = 8000;

interface Kept {
  value: unknown;
  /** The e-mail address of whom it is about; empty for nobody. */
  person: string;
  /** When it was typed, in epoch milliseconds. */
  at: number;
}

/** Without yup, which the owner's first screen does not need. */
const isKept = (value: unknown): value is Kept =>
  hasShape<Omit<Kept, 'value'>>(value, { person: 'string', at: 'number' }) &&
  'value' in value &&
  Date.now() - value.at < TYPED_KEPT_DAYS * DAY_MS;

function readAll(): Map<string, Kept> {
  try {
    const stored: unknown = JSON.parse(safeLocalStorage.read(STORAGE_KEY) ?? '{}');
    return new Map(Object.entries(stored ?? {}).filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return new Map();
  }
}

function writeAll(all: ReadonlyMap<string, Kept>): void {
  if (all.size === 0) safeLocalStorage.remove(STORAGE_KEY);
  else safeLocalStorage.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(all)));
}

/** Returns what is kept under a name; undefined if nothing of this form is. */
export function readKept<Value>(name: string, schema: Schema<Value>): Value | undefined {
  const value: unknown = readAll().get(name)?.value;
  return schema.isValidSync(value, { strict: true }) ? value : undefined;
}

/** Keeps a value that JSON can represent. */
export function writeKept(name: string, value: unknown, person = ''): void {
  writeAll(readAll().set(name, { value, person, at: Date.now() }));
}

export function forgetKept(name: string): void {
  const all = readAll();
  if (all.delete(name)) writeAll(all);
}

/**
 * A state that is kept under a name: `start` makes it of what was kept, if anything was. The function that changes it forgets what was kept
 * where that `isKept` no more.
 */
export function useKept<Value>(
  name: string,
  schema: Schema<Value>,
  start: (kept: Value | undefined) => Value,
  person?: string,
) {
  const [value, setValue] = useState(() => start(readKept(name, schema)));
  function change(next: Value, isKept = true): void {
    setValue(next);
    if (isKept) writeKept(name, next, person);
    else forgetKept(name);
  }
  return [value, change] as const;
}

/** Forgets what was typed about a person, whose messages were deleted. */
export function forgetKeptAbout(person: string): void {
  writeAll(new Map([...readAll()].filter(([, kept]) => !isSamePerson(kept.person, person))));
}

export const forgetAllKept = (): void => writeAll(new Map());

/** Gives the server everything that is kept here, and forgets it. Rejects if the server does not take it. */
export async function handOverKept(): Promise<void> {
  const handedOver = readAll();
  if (handedOver.size === 0) return;
  const texts = Array.from(handedOver, ([name, { value, person, at }]) => ({
    name,
    value: JSON.stringify(value),
    person,
    at,
  }));
  await callApi('POST /api/admin/typed-texts', { body: { texts }, timeoutMs: TIMEOUT_MS });
  // What was typed meanwhile stays.
  writeAll(new Map([...readAll()].filter(([name, { at }]) => handedOver.get(name)?.at !== at)));
}

/** Takes back what the server has. What is newer here stays. Rejects if the server does not answer: then it still has it. */
export async function takeBackKept(): Promise<void> {
  const { texts } = await callApi('GET /api/admin/typed-texts', { timeoutMs: TIMEOUT_MS });
  if (texts.length === 0) return;
  const all = readAll();
  for (const { name, value, person, at } of texts) {
    if ((all.get(name)?.at ?? -1) < at) all.set(name, { value: JSON.parse(value) as unknown, person, at });
  }
  writeAll(all);
  // The browser may have refused to store them.
  const names = texts.map(({ name }) => name).filter((name) => readAll().has(name));
  await callApi('POST /api/admin/typed-texts/taken', { body: { names }, timeoutMs: TIMEOUT_MS });
}
