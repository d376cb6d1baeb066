/** Defines the constants and headers shared by all API calls. */

/** The default page size for lists in the owner's area. `ADMIN_LIST_MAX_LIMIT` is the maximum. */
export const ADMIN_LIST_LIMIT = 100;

export const ADMIN_LIST_MAX_LIMIT = 500;

/**
 * The header that makes requests idempotent. Requests that repeat a key don't store a message or create a
 * post again.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The header in a 400 response that names the invalid field in the request body. */
export const ERROR_FIELD_HEADER = 'X-Error-Field';

/**
 * The header that contains the error's code in an error response. Pages act on the code; the message is for
 * people.
 */
export const ERROR_CODE_HEADER = 'X-Error-Code';

/**
 * The header that contains the request's id in the log. Every response from the function has this header. A
 * gateway, a proxy or a wrong rewrite may also respond with a 200, sending a page, a file or JSON. Taking
 * such a response for the function's would mean treating data that never arrived as stored.
 */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Returns a revision's ETag. A save with this ETag in `If-Match` fails if the stored revision has changed
 * since then.
 */
export const revisionTag = (revision: number): string => `"${revision}"`;

/**
 * The header with a percent-encoded search term. Search terms may contain personal data, so they must not
 * appear in URLs, which end up in request logs and the browser's history.
 */
export const SEARCH_HEADER = 'X-Search';

/** Returns the headers for a search term, or no headers if there is no search term. */
export const searchHeaders = (search: string | undefined): Record<string, string> =>
  search ? { [SEARCH_HEADER]: encodeURIComponent(search) } : {};
