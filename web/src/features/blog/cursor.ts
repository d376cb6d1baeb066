/** A place in the list of posts: values and not a document, so that going on from it costs no read. */
import type { BlogPost } from '@perro-wisdom/domain/blog';

export interface Cursor {
  /** ISO 8601. */
  publishedAt: string;
  id: string;
}

const CURSOR = /^(?<publishedAt>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(?<id>[\w-]{1,128})$/;
/** Firestore knows no earlier time. */
const EARLIEST = '0001-01-01T00:00:00.000Z';

function isTime(text: string): boolean {
  const date = new Date(text);
  // A date that does not exist, such as February 30, becomes another one.
  return !Number.isNaN(date.getTime()) && date.toISOString() === text && text >= EARLIEST;
}

/** The place of a published post; null for a draft, which has none. */
export function cursorOf({ publishedAt, id }: Pick<BlogPost, 'publishedAt' | 'id'>): Cursor | null {
  return publishedAt === null ? null : { publishedAt, id };
}

/** As it stands in an address: `2026-03-05T14:00:00.000Z~loose-leash-walking`. */
export function encodeCursor({ publishedAt, id }: Cursor): string {
  return `${publishedAt}~${id}`;
}

/** The other way round; null for what is no cursor. */
export function decodeCursor(text: string): Cursor | null {
  const { publishedAt = '', id = '' } = CURSOR.exec(text)?.groups ?? {};
  return isTime(publishedAt) ? { publishedAt, id } : null;
}
