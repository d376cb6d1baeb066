/**
 * Implements cursor-based paging of lists: the query parameters `limit` and `after`, and the Link header.
 * Every list has a named limit in the domain, so that calls don't become more expensive as the data grows. A
 * higher limit is rejected, never silently reduced. Each page reads one extra document to detect a next page.
 * The rules don't limit queries: a client can read a whole public collection from Firestore.
 */
import type { Request, Response } from 'express';
import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { ApiError } from './error';

/**
 * Matches valid document ids, both ours and those that Firestore generates. Firestore reserves ids of the
 * form `__...__`.
 */
export const DOCUMENT_ID = /^(?!__.*__$)[\w-]{1,128}$/;

export interface Paging {
  limit: number;
  /** The id of the last document of the previous page. */
  after: string | undefined;
}

/** Reads `limit` from the query string; throws a 400 if it is invalid. */
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
  /** The cursor of the next page (`after`); undefined on the last page. */
  next: string | undefined;
}

/**
 * Reads a page of a collection. `order` returns the query with its filters and its order. Throws a 400 if
 * `after` doesn't exist.
 */
export async function readPage(
  collection: CollectionReference,
  order: (collection: CollectionReference) => Query,
  { limit, after }: Paging,
): Promise<Page<DocumentSnapshot>> {
  const query = order(collection);
  const start = after === undefined ? query : query.startAfter(await readCursor(collection, after));
  // Reads one extra document to detect a next page.
  const { docs } = await start.limit(limit + 1).get();
  const items = docs.slice(0, limit);
  return { items, next: docs.length > limit ? items.at(-1)?.id : undefined };
}

/** Reads the document after which a page starts; throws a 400 if it doesn't exist. */
export async function readCursor(collection: CollectionReference, after: string): Promise<DocumentSnapshot> {
  const document = await collection.doc(after).get();
  if (!document.exists) throw new ApiError(400, 'api.invalidCursor');
  return document;
}

interface PagedList<Item> {
  /** The default and the maximum page size. */
  limits: [usual: number, max: number];
  read: (paging: Paging) => Promise<Page<Item>>;
  /** The other parameters of the query string. */
  filter?: Record<string, string>;
}

/**
 * Returns the page that a request asks for. Adds a link to the next page: `Link:
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
