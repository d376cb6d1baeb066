import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** Returns a successful API response for tests. Its body is empty if the content is null. */
export const answerOf = (content: unknown, status = content === null ? 204 : 200): Response =>
  new Response(content === null ? null : JSON.stringify(content), {
    status,
    headers: { [REQUEST_ID_HEADER]: 'an-id', 'Content-Type': 'application/json; charset=utf-8' },
  });
