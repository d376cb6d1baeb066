/**
 * Manages private preview links. Each draft has at most one, which is stored in a document with the draft's
 * id.
 */
import { randomBytes } from 'node:crypto';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { privatePreviewPath } from '@app/domain/drafts/previews';
import { draftId, parseDraftId, PREVIEW_LINK_DAYS, type PreviewLink } from '@app/domain/drafts/drafts';
import { isoOf, millisOf } from '../../platform/documents';
import { db } from '../../platform/firebase';
import type { DraftKey } from '../kind';

const links = db.collection(COLLECTIONS.previewLinks);

/** Returns a reference to the document that stores a draft's link. */
export const linkRef = ({ kind, id }: DraftKey): DocumentReference => links.doc(draftId(kind, id));

/** The number of random bytes in a token. With 192 bits, links can't be guessed. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/**
 * Returns the preview link in a document; null if there is none or it has expired. Firestore deletes expired
 * links within a day.
 */
function linkIn(document: DocumentSnapshot, now: number): PreviewLink | null {
  const expiresAt: unknown = document.get('expiresAt');
  if ((millisOf(expiresAt) ?? 0) <= now) return null;
  return { path: privatePreviewPath(String(document.get('token'))), expiresAt: isoOf(expiresAt) ?? '' };
}

/** Returns a draft's preview link; null if there is none. */
export const readLink = async (key: DraftKey, now: number): Promise<PreviewLink | null> =>
  linkIn(await linkRef(key).get(), now);

/** Returns a draft's preview link, creating one if necessary. */
export function createLink(key: DraftKey, now: number): Promise<PreviewLink> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(linkRef(key));
    const present = linkIn(document, now);
    if (present) return present;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = Timestamp.fromMillis(now + PREVIEW_LINK_DAYS * DAY_MS);
    transaction.set(document.ref, { token, createdAt: Timestamp.fromMillis(now), expiresAt });
    return { path: privatePreviewPath(token), expiresAt: expiresAt.toDate().toISOString() };
  });
}

/** Returns the draft that a token belongs to; null for an expired, revoked or unknown token. */
export async function findLinkedDraft(token: string, now: number): Promise<DraftKey | null> {
  if (!TOKEN.test(token)) return null;
  const { docs } = await links.where('token', '==', token).limit(1).get();
  const [document] = docs;
  return document && linkIn(document, now) ? parseDraftId(document.id) : null;
}
