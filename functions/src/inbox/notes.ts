/** Manages the owner's private notes about a message, which are stored with the message. */
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { NOTES_MAX } from '@app/domain/inbox/notes.limits';
import { ApiError } from '../platform/http/error';
import { documentIdFor } from '../platform/http/idempotency';
import { changeSubmission } from './store';

/**
 * Adds a note unless a note with the request's key exists. Throws a 409 if the message already has the
 * maximum number of notes. Returns the message and whether a note was added.
 */
export async function addNote(
  id: string,
  text: string,
  key: string | undefined,
): Promise<{ message: ContactSubmission; added: boolean }> {
  const noteId = documentIdFor(key);
  let added = false;
  const message = await changeSubmission(id, (stored, now) => {
    added = stored.notes.every((note) => note.id !== noteId);
    if (!added) return null;
    if (stored.notes.length >= NOTES_MAX)
      throw new ApiError(409, 'notes.tooMany', { values: { max: NOTES_MAX } });
    return { ...stored, notes: [...stored.notes, { id: noteId, text, createdAt: now.toISOString() }] };
  });
  return { message, added };
}

export const deleteNote = (id: string, noteId: string): Promise<ContactSubmission> =>
  changeSubmission(id, (stored) => {
    const notes = stored.notes.filter((note) => note.id !== noteId);
    return notes.length === stored.notes.length ? null : { ...stored, notes };
  });
