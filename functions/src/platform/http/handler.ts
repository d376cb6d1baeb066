/** The type of request handlers, with a typed response body. */
import type { Request, Response } from 'express';

export type Handler<Body> = (request: Request, response: Response<Body>) => Promise<void> | void;

/** The handlers of a room's API calls; one that is missing is a compile error. */
export type Routes<Calls extends Record<keyof Calls, { answer: unknown }>> = {
  [Call in keyof Calls]: Handler<Calls[Call]['answer']>;
};

/** Returns a named part of the path; empty if the route has none of this name. */
export function pathParameter(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}
