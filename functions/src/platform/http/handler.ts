import type { Request, RequestHandler, Response } from 'express';
import { revisionTag } from '@app/domain/general/api';

/**
 * Returns the answer to a call, which is sent as JSON. A handler may also send the response itself, or return
 * nothing, which sends a 204.
 */
export type Handler<Answer> =
  | ((request: Request, response: Response<Answer>) => Promise<Answer> | Answer)
  | ((request: Request, response: Response<Answer>) => Promise<void> | void);

/** The handlers of a room's API calls; a missing one is a compile error. */
export type Routes<Calls extends Record<keyof Calls, { answer: unknown }>> = {
  [Call in keyof Calls]: Handler<Calls[Call]['answer']>;
};

/** Returns the middleware that answers a call with a handler. */
export const answerWith =
  (handle: (...call: Parameters<RequestHandler>) => unknown): RequestHandler =>
  async (request, response, next) => {
    const answer = await handle(request, response, next);
    if (response.headersSent) return;
    if (answer === undefined) response.status(204).end();
    else response.json(answer);
  };

/** Returns an answer, and sends its revision as the ETag. */
export function withRevision<Answer extends { revision: number }>(
  response: Response,
  answer: Answer,
): Answer {
  response.set('ETag', revisionTag(answer.revision));
  return answer;
}

/** Returns a named part of the path; empty if the route has no part of this name. */
export function pathParameter(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}
