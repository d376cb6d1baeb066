/** Headers and limits shared by all calls of the API. */

/** The default page size of the lists in the owner's area. `ADMIN_LIST_MAX_LIMIT` is the maximum. */
export const ADMIN_LIST_LIMIT = 100;

export const ADMIN_LIST_MAX_LIMIT = 500;

/** The header that makes requests idempotent: the same key stores a message, or creates a post, only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The header of a 400 response that names the invalid field of the body. */
export const ERROR_FIELD_HEADER = 'X-Error-Field';

/** The header with the code of an error response, which pages act on. The text is for people. */
export const ERROR_CODE_HEADER = 'X-Error-Code';

/**
 * The header of every response of the function, with the id of the request in the log. A gateway, a proxy or
 * a wrong rewrite may respond with 200 and its own page, file or JSON. If this were mistaken for the
 * function's response, unsent data would count as stored.
 */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Returns the ETag of a revision. A save that sends it as `If-Match` fails if the draft has a different
 * revision by then.
 */
export const revisionTag = (revision: number): string => `"${revision}"`;

/**
 * The header with a search term for personal data, percent-encoded. It isn't in the URL, because the
 * platform's request logs and the browser's history contain URLs.
 */
export const SEARCH_HEADER = 'X-Search';

/** Returns the headers of a call that searches for a text, or no headers without one. */
export const searchHeaders = (search: string | undefined): Record<string, string> =>
  search ? { [SEARCH_HEADER]: encodeURIComponent(search) } : {};
