/**
 * Reads the query string and headers of a request. Each reader throws a 400 if the value is invalid, and
 * returns undefined if the value is missing or empty.
 */
import type { Request } from 'express';
import { ApiError } from './error';

/** The maximum length of a value. Every valid email address is shorter. */
const TEXT_MAX_LENGTH = 300;

export function readText(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > TEXT_MAX_LENGTH) throw new ApiError(400, 'api.malformed');
  return value;
}

/** Returns the decoded value of a percent-encoded header. */
export function readHeader(request: Request, name: string): string | undefined {
  try {
    return readText(decodeURIComponent(request.get(name) ?? ''));
  } catch (error) {
    throw error instanceof URIError ? new ApiError(400, 'api.malformed') : error;
  }
}

export function readChoice<Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  const text = readText(value);
  const choice = choices.find((known) => known === text);
  if (text !== undefined && choice === undefined) throw new ApiError(400, 'api.malformed');
  return choice;
}
