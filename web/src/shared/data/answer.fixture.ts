import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** Returns a successful API response, with an empty body for null. For tests. */
export const answerOf = (content: unknown, status = content === null ? 204 : 200): Response =>
  new Response(content === null ? null : JSON.stringify(content), {
    status,
    headers: { [REQUEST_ID_HEADER]: 'an-id', 'Content-Type': 'application/json; charset=utf-8' },
  });
