/** What answers a call: the type of its answer is checked. */
import type { Request, Response } from 'express';

export type Handler<Answer> = (request: Request, response: Response<Answer>) => Promise<void> | void;

/** The part of the path that a call names in braces. */
export function pathParameter(request: Request, name: string): string {
  const part = request.params[name];
  return typeof part === 'string' ? part : '';
}
