/**
 * Keeps the owner's unsent replies and notes in local storage, where they survive reloads, failures and the
 * end of the session. Logging out deletes them, so that no personal data remains on the device.
 */
import { DAY_MS } from '@app/domain/general/dates';
import { plainName } from '@app/domain/general/plain-name';
import { propertyOf, textProperty } from '@app/domain/general/property';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { isSamePerson } from '@app/domain/inbox/people';
import { asRecord, asStored, asText, ignore, nullable, type Reader } from '@app/domain/stored/reader';
import { safeLocalStorage } from '../../../shared/browser/storage';
import { useState } from 'react';

const STORAGE_KEY = 'typedAnswers';
/** The maximum age of stored text, in days. Text expires because it may contain personal data. */
const KEPT_DAYS = 60;

/** The kinds of text about a message. Each kind is also the id of its text field. */
const TEXT_KINDS = ['answer', 'note'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

type Message = Pick<ContactSubmission, 'id' | 'name' | 'email'>;

interface Kept {
  value: unknown;
  /** The visitor's email address. */
  person: string;
  name: string;
  /** When the text was typed, in epoch milliseconds; null if unknown. */
  at: number | null;
}

const asKept = asRecord<Kept>({ value: asStored, person: asText, name: asText, at: nullable(0) });

export interface UnsentText {
  kind: TextKind;
  messageId: string;
  /** The visitor's name, or the email address if the name is empty. */
  name: string;
}

const keyOf = (kind: TextKind, messageId: string) => `${kind} ${messageId}`;

const isFresh = ({ at }: Kept): boolean => at === null || Date.now() - at < KEPT_DAYS * DAY_MS;

function readAll(): Map<string, Kept> {
  try {
    const stored = JSON.parse(safeLocalStorage.read(STORAGE_KEY) ?? '{}') as object | null;
    const entries = Object.entries(stored ?? {}).map(
      ([key, kept]) => [key, asKept(kept, ignore, '')] as const,
    );
    return new Map(entries.filter(([, kept]) => isFresh(kept)));
  } catch {
    return new Map();
  }
}

function writeAll(all: ReadonlyMap<string, Kept>): void {
  if (all.size === 0) safeLocalStorage.remove(STORAGE_KEY);
  else safeLocalStorage.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(all)));
}

/** Returns the stored value of a reply or note, or undefined if there is none. */
export function readKept<Value>(kind: TextKind, messageId: string, reader: Reader<Value>): Value | undefined {
  const kept = readAll().get(keyOf(kind, messageId));
  return kept && reader(kept.value, ignore, '');
}

/** Stores a JSON value that contains the `text` of a reply or note. */
export function writeKept(kind: TextKind, { id, name, email }: Message, value: unknown): void {
  const kept = { value, person: email, name: plainName(name), at: Date.now() };
  writeAll(readAll().set(keyOf(kind, id), kept));
}

export function forgetKept(kind: TextKind, messageId: string): void {
  const all = readAll();
  if (all.delete(keyOf(kind, messageId))) writeAll(all);
}

/**
 * Returns persistent state for a message, and a function that changes it. `start` creates the initial state
 * from the stored value, if any. If `isKept` is false, a change deletes the stored value.
 */
export function useKept<Value extends { text: string }>(
  kind: TextKind,
  message: Message,
  reader: Reader<Value>,
  start: (kept: Value | undefined) => Value,
) {
  const [value, setValue] = useState(() => start(readKept(kind, message.id, reader)));
  function change(next: Value, isKept = true): void {
    setValue(next);
    if (isKept) writeKept(kind, message, next);
    else forgetKept(kind, message.id);
  }
  return [value, change] as const;
}

/**
 * Returns the replies and notes that logging out would discard. Excludes empty text, and replies that the
 * owner opened in another program to send from there.
 */
export const unsentTexts = (): UnsentText[] =>
  Array.from(readAll()).flatMap(([key, kept]) => {
    const kind = TEXT_KINDS.find((kind) => key.startsWith(keyOf(kind, '')));
    const isUnsent =
      textProperty(kept.value, 'text').trim() !== '' && propertyOf(kept.value, 'isUsed') !== true;
    if (!kind || !isUnsent) return [];
    const name = kept.name || plainName(kept.person);
    return [{ kind, messageId: key.slice(keyOf(kind, '').length), name }];
  });

/** Marks a reply as unsent again after it was opened in another program. */
export function takeBackAnswer(messageId: string): void {
  const all = readAll();
  const kept = all.get(keyOf('answer', messageId));
  if (typeof kept?.value !== 'object') return;
  const value = { ...kept.value, isUsed: false };
  writeAll(all.set(keyOf('answer', messageId), { ...kept, value }));
}

/** Deletes the stored reply and the stored note for a deleted message. */
export const forgetKeptOf = (messageId: string): void =>
  TEXT_KINDS.forEach((kind) => forgetKept(kind, messageId));

/** Deletes the stored replies and notes for a person whose messages were deleted. */
export function forgetKeptAbout(person: string): void {
  writeAll(new Map([...readAll()].filter(([, kept]) => !isSamePerson(kept.person, person))));
}

export const forgetAllKept = (): void => writeAll(new Map());
