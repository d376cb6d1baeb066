/** Every call there is, and what stands before it. */
import express, { type Express, type RequestHandler } from 'express';
import type { Api } from '@perro-wisdom/domain/api';
import { listPosts, showPost } from './blog/handler';
import { submitContact } from './contact/handler';
import { answerError, ApiError } from './http/error';
import type { Handler } from './http/handler';
import { NO_STORE } from './http/cache';
import { logRequest } from './http/request-log';
import { listInstagramPosts } from './instagram/handler';
import { listServices } from './services/handler';
import { listTestimonials } from './testimonials/handler';

export const CALLS = {
  'POST /api/contact': submitContact,
  'GET /api/instagram': listInstagramPosts,
  'GET /api/services': listServices,
  'GET /api/testimonials': listTestimonials,
  'GET /api/blog': listPosts,
  'GET /api/blog/{slug}': showPost,
} satisfies { [Call in keyof Api]?: Handler<Call> };

const byDefault: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': NO_STORE, 'X-Content-Type-Options': 'nosniff' });
  next();
};

const notFound: RequestHandler = () => {
  throw new ApiError(404, 'api.notFound');
};

/** Answers the methods that a path has; HEAD goes where GET goes, and any other is refused. */
function answerMethods(handlers: ReadonlyMap<string, RequestHandler>): RequestHandler {
  const allow = [...handlers.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ');
  return (request, response, next) => {
    const handle = handlers.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!handle) throw new ApiError(405, 'api.methodNotAllowed', { headers: { Allow: allow } });
    return handle(request, response, next);
  };
}

export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use(logRequest, byDefault);

  const paths = new Map<string, Map<string, RequestHandler>>();
  for (const [call, handle] of Object.entries(CALLS)) {
    const [method = '', path = ''] = call.split(' ');
    paths.set(path, (paths.get(path) ?? new Map<string, RequestHandler>()).set(method, handle));
  }
  for (const [path, handlers] of paths) app.all(path.replace(/\{(\w+)\}/g, ':$1'), answerMethods(handlers));

  app.use(notFound);
  app.use(answerError);
  return app;
}
