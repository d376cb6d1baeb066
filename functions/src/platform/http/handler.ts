import type { Request, RequestHandler, Response } from 'express';
import { revisionTag } from '@app/domain/general/api';

/**
 * Handles an API call. Either returns the answer, which is then sent as JSON, or sends the response itself.
 * If a handler does neither, a 204 is sent.
 */
export type Handler<Answer> =
  | ((request: Request, response: Response<Answer>) => Promise<Answer> | Answer)
  | ((request: Request, response: Response<Answer>) => Promise<void> | void);

/** The handlers for a folder's API calls. A missing handler is a compile error. */
export type Routes<Calls extends Record<keyof Calls, { answer: unknown }>> = {
  [Call in keyof Calls]: Handler<Calls[Call]['answer']>;
};

/** Returns middleware that sends a handler's answer. */
export const answerWith =
  (handle: (...call: Parameters<RequestHandler>) => unknown): RequestHandler =>
  async (request, response, next) => {
    const answer = await handle(request, response, next);
    if (response.headersSent) return;
    if (answer === undefined) response.status(204).end();
    else response.json(answer);
  };

/** Returns an answer unchanged and sets its revision as the response's ETag. */
export function withRevision<Answer extends { revision: number }>(
  response: Response,
  answer: Answer,
): Answer {
  response.set('ETag', revisionTag(answer.revision));
  return answer;
}

/** Returns a named parameter of the path, or an empty string if the route has no parameter with this name. */
export function pathParameter(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}
