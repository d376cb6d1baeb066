/** Lists in pieces: how many, from where, and where they go on. */
import type { Request, Response } from 'express';
import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { ApiError } from './error';

/** Ids of documents: ours and those that Firestore makes. It keeps `__...__` to itself. */
export const DOCUMENT_ID = /^(?!__.*__$)[\w-]{1,128}$/;

export interface Paging {
  limit: number;
  /** The id of the document to go on after. */
  after: string | undefined;
}

/** What the query string says of `limit` and `after`. */
export function readPaging(request: Request, usual: number, max: number): Paging {
  const { limit, after } = request.query;
  return { limit: readLimit(limit, usual, max), after: readAfter(after) };
}

function readLimit(limit: unknown, usual: number, max: number): number {
  if (limit === undefined) return usual;
  const number = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (number < 1 || number > max) throw new ApiError(400, 'api.invalidLimit', { values: { max } });
  return number;
}

function readAfter(after: unknown): string | undefined {
  if (after === undefined) return undefined;
  if (typeof after !== 'string' || !DOCUMENT_ID.test(after)) throw new ApiError(400, 'api.invalidCursor');
  return after;
}

export interface Page<Item> {
  items: Item[];
  /** The id to go on after, when there is more. */
  next: string | undefined;
}

/** One page of a list: `order` says which documents of the collection, and in which order. */
export async function readPage(
  collection: CollectionReference,
  order: (collection: CollectionReference) => Query,
  { limit, after }: Paging,
): Promise<Page<DocumentSnapshot>> {
  const query = order(collection);
  const start = after === undefined ? query : query.startAfter(await cursor(collection, after));
  // One more than asked for tells whether there is a next page.
  const { docs } = await start.limit(limit + 1).get();
  const items = docs.slice(0, limit);
  return { items, next: docs.length > limit ? items.at(-1)?.id : undefined };
}

async function cursor(collection: CollectionReference, after: string): Promise<DocumentSnapshot> {
  const document = await collection.doc(after).get();
  if (!document.exists) throw new ApiError(400, 'api.invalidCursor');
  return document;
}

/** Says where the list goes on: `Link: </api/blog?limit=12&after=...>; rel="next"`. */
export function setNextLink(
  request: Request,
  response: Response,
  { limit }: Paging,
  next: string | undefined,
): void {
  if (next === undefined) return;
  const query = new URLSearchParams({ limit: String(limit), after: next });
  response.set('Link', `<${request.path}?${query.toString()}>; rel="next"`);
}
