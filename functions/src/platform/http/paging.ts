/**
 * Implements cursor-based paging for lists with the query parameters `limit` and `after` and the Link header.
 * Every list has a maximum page size in the domain, so that calls don't become more expensive as the data
 * grows. A larger `limit` is rejected rather than silently reduced. Each request reads one extra document to
 * find out whether there is a next page. Firestore's security rules don't limit queries, so a client can
 * still read a whole public collection from Firestore.
 */
import type { Request, Response } from 'express';
import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { ApiError } from './error';

/**
 * Matches valid document ids, including the ids that Firestore generates. Excludes ids of the form `__...__`,
 * which Firestore reserves.
 */
export const DOCUMENT_ID = /^(?!__.*__$)[\w-]{1,128}$/;

export interface Paging {
  limit: number;
  /** The id of the last document of the previous page. */
  after: string | undefined;
}

/** Reads `limit` from the query string. Throws a 400 if it is invalid. */
export function readLimit({ query: { limit } }: Request, usual: number, max: number): number {
  if (limit === undefined) return usual;
  const number = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (number < 1 || number > max) throw new ApiError(400, 'api.invalidLimit', { values: { max } });
  return number;
}

function readAfter({ query: { after } }: Request): string | undefined {
  if (after === undefined) return undefined;
  if (typeof after !== 'string' || !DOCUMENT_ID.test(after)) throw new ApiError(400, 'api.invalidCursor');
  return after;
}

export interface Page<Item> {
  items: Item[];
  /** The cursor for the next page (`after`); undefined on the last page. */
  next: string | undefined;
}

/**
 * Reads a page of a collection. `order` adds the query's filters and sort order. Throws a 400 if the document
 * `after` doesn't exist.
 */
export async function readPage(
  collection: CollectionReference,
  order: (collection: CollectionReference) => Query,
  { limit, after }: Paging,
): Promise<Page<DocumentSnapshot>> {
  const query = order(collection);
  const start = after === undefined ? query : query.startAfter(await readCursor(collection, after));
  const { docs } = await start.limit(limit + 1).get();
  const items = docs.slice(0, limit);
  return { items, next: docs.length > limit ? items.at(-1)?.id : undefined };
}

/** Reads the document that a page starts after. Throws a 400 if it doesn't exist. */
export async function readCursor(collection: CollectionReference, after: string): Promise<DocumentSnapshot> {
  const document = await collection.doc(after).get();
  if (!document.exists) throw new ApiError(400, 'api.invalidCursor');
  return document;
}

interface PagedList<Item> {
  /** The default and the maximum page size. */
  limits: [usual: number, max: number];
  read: (paging: Paging) => Promise<Page<Item>>;
  /** The query parameters other than `limit` and `after`. */
  filter?: Record<string, string>;
}

/**
 * Returns the requested page of a list. Adds a link to the next page to the response: `Link:
 * </api/blog?limit=12&after=...>; rel="next"`.
 */
export async function answerPage<Item>(
  request: Request,
  response: Response,
  { limits, read, filter = {} }: PagedList<Item>,
): Promise<Item[]> {
  const limit = readLimit(request, ...limits);
  const { items, next } = await read({ limit, after: readAfter(request) });
  if (next !== undefined) {
    const query = new URLSearchParams({ ...filter, limit: String(limit), after: next });
    response.set('Link', `<${request.path}?${query.toString()}>; rel="next"`);
  }
  return items;
}
