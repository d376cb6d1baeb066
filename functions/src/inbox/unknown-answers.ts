/**
 * Handles answers to questions that aren't in the form. They come from open pages or queued messages of
 * another version of the site. Such answers are stored under their names and shown to the owner as
 * `unparsed`.
 */
import { SENT_WITH_FORM } from '@app/domain/inbox/contact.schema';
import { CONTACT_MAX_BYTES } from '@app/domain/inbox/contact';
import { trimInvisible } from '@app/domain/general/text/visible';
import { ApiError } from '../platform/http/error';

export type UnknownAnswers = Readonly<Record<string, string | number | true>>;

const NAME = /^[a-z][A-Za-z\d]{0,39}$/;
const MAX_ANSWERS = 20;

const asAnswer = (value: unknown): string | number | true | null => {
  if (typeof value === 'string') return trimInvisible(value) || null;
  return value === true || (typeof value === 'number' && Number.isFinite(value)) ? value : null;
};

/**
 * Returns the answers whose names aren't in the stored document. Includes only values that a form can send:
 * strings, numbers and checked boxes. Throws a 413 if the answers are longer than a message may be.
 */
export function unknownAnswers(sent: Iterable<[string, unknown]>, stored: readonly string[]): UnknownAnswers {
  const taken = new Set([...stored, ...Object.keys(SENT_WITH_FORM), 'unparsed']);
  const isFree = (name: string) => NAME.test(name) && !taken.has(name) && !(name in Object.prototype);
  const answers = [...sent]
    .flatMap(([name, value]) => {
      const answer = isFree(name) ? asAnswer(value) : null;
      return answer === null ? [] : [[name, answer] as const];
    })
    .slice(0, MAX_ANSWERS);
  const length = answers.reduce((sum, [, answer]) => sum + String(answer).length, 0);
  if (length > CONTACT_MAX_BYTES) throw new ApiError(413, 'api.tooLarge');
  return Object.fromEntries(answers);
}

/** Returns the answers that are strings. */
export const textsOf = (answers: UnknownAnswers): string[] =>
  Object.values(answers).filter((answer) => typeof answer === 'string');
