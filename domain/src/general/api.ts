/** What the API's calls have in common. */

/** The default and the largest page size of the lists in the owner's area. */
export const ADMIN_LIST_LIMIT = 100;

export const ADMIN_LIST_MAX_LIMIT = 500;

/** The header that identifies repetitions of one request: the same key stores a message, or creates a post, only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The header of a 400 response that names the invalid field of the body. */
export const ERROR_FIELD_HEADER = 'X-Error-Field';

/** The header of an error response with its code, by which a page knows what to do about it; the text is for people. */
export const ERROR_CODE_HEADER = 'X-Error-Code';

/**
 * The header of every response of the function, with the id that the log has for the request. A gateway, a proxy or a wrong rewrite may
 * answer anything with a page, a file or JSON of its own, and a 200: taken for the function's answer, what was sent would count as stored.
 */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Returns the ETag of a revision. Sent as `If-Match`, it makes a save fail when the post has another revision by then. */
export const revisionTag = (revision: number): string => `"${revision}"`;

/**
 * A header with what a call looks for in personal data, percent-encoded. It is no part of the address, which is in the request logs of the
 * platform and in the browser's history.
 */
export const SEARCH_HEADER = 'X-Search';

/** Returns the headers of a call that searches for a text; none without one. */
export const searchHeaders = (search: string | undefined): Record<string, string> =>
  search ? { [SEARCH_HEADER]: encodeURIComponent(search) } : {};
