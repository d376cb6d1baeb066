import { object, type InferType } from 'yup';
import { NOTE_MAX_LENGTH } from './notes.limits';
import { trimmedString } from '../general/fields.schema';
import { code } from '../messages/codes';

export const noteSchema = object({
  text: trimmedString(code('notes.required'))
    .required(code('notes.required'))
    .max(NOTE_MAX_LENGTH, code('notes.tooLong')),
});

export type NoteRequest = InferType<typeof noteSchema>;
