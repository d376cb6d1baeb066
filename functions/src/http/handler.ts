/** What a handler of a call is: its answer is typed by the domain's list of calls. */
import type { Request, Response } from 'express';
import type { Api } from '@perro-wisdom/domain/api';

export type Handler<Call extends keyof Api> = (
  request: Request,
  response: Response<Api[Call]['answer']>,
) => Promise<void> | void;

/** The part of the path that a call names in braces. */
export function pathPart(request: Request, name: string): string {
  const part = request.params[name];
  return typeof part === 'string' ? part : '';
}
