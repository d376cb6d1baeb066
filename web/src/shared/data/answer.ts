/** Recognizes the API's answers among all that a browser may get. Knows no document: the service worker checks answers too. */
import type { ExpectedAnswer } from '@app/domain/general/api';
import { VISITORS_ANSWERS } from '@app/domain/inbox/api';

/** A response with a successful status. */
export interface AnswerParts {
  status: number;
  header: (name: string) => string | null;
  body: string;
}

let expectedAnswers: Record<string, ExpectedAnswer> = VISITORS_ANSWERS;

/** Adds the answers of further calls: the owner's area has many that visitors need not load. */
export function expectAnswers(answers: Record<string, ExpectedAnswer>): void {
  expectedAnswers = { ...expectedAnswers, ...answers };
}

/** Whether a call such as `GET /api/blog/x?y=z` is the one that the table calls `GET /api/blog/{slug}`. */
const matches = (call: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(call);

/** Returns how the answer of a call is recognized; undefined where nothing is known about the call. */
export function expectedAnswer(call: string): ExpectedAnswer | undefined {
  const [withoutQuery = ''] = call.split('?');
  // `/export` is no id: a path of its own comes before the patterns that it matches too.
  if (withoutQuery in expectedAnswers) return expectedAnswers[withoutQuery];
  return Object.entries(expectedAnswers).find(([pattern]) => matches(withoutQuery, pattern))?.[1];
}

const hasFields = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);

function isExpected(
  answer: unknown,
  status: number,
  expected: Exclude<ExpectedAnswer, null | 'file'>,
): boolean {
  if ('each' in expected)
    return Array.isArray(answer) && answer.every((item) => hasFields(item, expected.each));
  if (expected.status !== undefined && status !== expected.status) return false;
  return answer === null ? expected.orNull === true : hasFields(answer, expected.fields);
}

/** The error of a call that something other than the API answered: a `TypeError`, as `fetch` has it where nothing answers. */
export const notTheApi = (
  call: string,
  { status, header }: Pick<AnswerParts, 'status' | 'header'>,
): TypeError =>
  new TypeError(
    `${call}: an answer that is not the API's (${status} ${header('Content-Type') ?? 'without a type'})`,
  );

/**
 * Returns the content of a successful answer; null where it has none. Throws {@link notTheApi} when status, type or content are not those of
 * the call.
 * @param call method and path
 */
export function parseAnswer(call: string, parts: AnswerParts): unknown {
  const { status, header, body } = parts;
  const expected = expectedAnswer(call);
  if (status === 204 && (expected === null || expected === undefined)) return null;
  const isJson = header('Content-Type')?.startsWith('application/json') ?? false;
  if (!isJson || expected === null || expected === 'file') throw notTheApi(call, parts);
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw notTheApi(call, parts);
  }
  if (expected && !isExpected(answer, status, expected)) throw notTheApi(call, parts);
  return answer;
}
