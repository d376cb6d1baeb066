/** A cursor in the list of posts. It consists of field values instead of a document snapshot, so that using it costs no read. */
import type { BlogPost } from '@perro-wisdom/domain/blog';

export interface Cursor {
  /** ISO 8601. */
  publishedAt: string;
  id: string;
}

const CURSOR = /^(?<publishedAt>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(?<id>[\w-]{1,128})$/;
/** The earliest time that Firestore supports. */
const EARLIEST = '0001-01-01T00:00:00.000Z';

function isTime(text: string): boolean {
  const date = new Date(text);
  // A date that does not exist, such as February 30, is normalized to another date.
  return !Number.isNaN(date.getTime()) && date.toISOString() === text && text >= EARLIEST;
}

/** Returns the cursor of a published post; null for a draft. */
export function cursorOf({ publishedAt, id }: Pick<BlogPost, 'publishedAt' | 'id'>): Cursor | null {
  return publishedAt === null ? null : { publishedAt, id };
}

/** Encodes a cursor for a query string: `2026-03-05T14:00:00.000Z~loose-leash-walking`. */
export function encodeCursor({ publishedAt, id }: Cursor): string {
  return `${publishedAt}~${id}`;
}

/** Decodes a cursor; null when the string is invalid. */
export function decodeCursor(text: string): Cursor | null {
  const { publishedAt = '', id = '' } = CURSOR.exec(text)?.groups ?? {};
  return isTime(publishedAt) ? { publishedAt, id } : null;
}
