/**
 * What the publisher keeps in Firestore: the changes that are not live yet (`publications`), and in `publishing` its lease and its state.
 */
import { randomUUID } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { categorySlug } from '@perro-wisdom/domain/blog';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import type { ListedPost, PublicChange, PublicationStatus } from '@perro-wisdom/domain/publication';
import { slugify } from '@perro-wisdom/domain/slug';
import { LEASE_MS, PUBLICATION_DELAY_MS } from '../config';
import { db } from '../firebase';

const publications = db.collection(COLLECTIONS.publications);
const lease = db.collection(COLLECTIONS.publishing).doc('lease');
const state = db.collection(COLLECTIONS.publishing).doc('state');

/** The most changes that one release contains; more take another one. */
const CHANGES_PER_RELEASE = 200;

/** Records a change in the transaction that makes it, so that it is published even if this process ends before that. */
export function recordPublication(transaction: Transaction, change: PublicChange): void {
  if (change.collection === 'posts' && !change.before && !change.after) return;
  transaction.create(publications.doc(), { ...change, createdAt: Timestamp.now() });
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/**
 * Returns where a post is listed, from the fields of its document; null if it is not published. Documents of an older version may lack
 * the fields that are derived from others.
 */
export function listedPost(fields: Record<string, unknown> | undefined): ListedPost | null {
  if (fields?.published !== true || typeof fields.slug !== 'string') return null;
  const { slug, publishedAt, categoryEn, tags, tagSlugs, listPage } = fields;
  return {
    slug,
    publishedAt: publishedAt instanceof Timestamp ? publishedAt.toDate().toISOString() : String(publishedAt),
    categorySlug:
      typeof fields.categorySlug === 'string' ? fields.categorySlug : categorySlug({ categoryEn: String(categoryEn) }),
    tagSlugs: Array.isArray(tagSlugs) ? textsIn(tagSlugs) : textsIn(tags).map(slugify),
    listPage: typeof listPage === 'number' ? listPage : 1,
  };
}

/** A recorded change, with its document. */
export interface Publication {
  ref: DocumentReference;
  change: PublicChange;
}

const publicationOf = (document: QueryDocumentSnapshot): Publication => ({
  ref: document.ref,
  change: document.data() as PublicChange,
});

/** Reads the oldest changes that are not live yet. */
export async function readPublications(): Promise<Publication[]> {
  const { docs } = await publications.orderBy('createdAt').limit(CHANGES_PER_RELEASE).get();
  return docs.map(publicationOf);
}

/** Records that these changes are live. */
export async function markLive(released: readonly Publication[]): Promise<void> {
  const batch = db.batch();
  for (const { ref } of released) batch.delete(ref);
  batch.set(state, { liveSince: Timestamp.now(), failedAt: null, problem: null });
  await batch.commit();
}

/** Records why the changes could not be published. */
export async function recordFailure(problem: string): Promise<void> {
  await state.set({ failedAt: Timestamp.now(), problem }, { merge: true });
}

/** Reads what the owner is told about her changes. */
export async function readStatus(now = Date.now()): Promise<PublicationStatus> {
  const [{ docs }, stored] = await Promise.all([publications.orderBy('createdAt').limit(1).get(), state.get()]);
  const oldest: unknown = docs[0]?.get('createdAt');
  const liveSince: unknown = stored.get('liveSince');
  const since = liveSince instanceof Timestamp ? liveSince.toDate().toISOString() : null;
  if (!docs[0]) return { state: 'live', liveSince: since };
  const isLate = oldest instanceof Timestamp && now - oldest.toMillis() > PUBLICATION_DELAY_MS;
  return { state: isLate || stored.get('failedAt') instanceof Timestamp ? 'delayed' : 'publishing', liveSince: since };
}

/** Who may change the live site. A deployment takes the lease, too (tools/deploy). */
type LeaseKind = 'publisher' | 'deployment';

/** The right to change the live site, which one process has at a time. It expires if the process does not renew it. */
export interface Lease {
  /** Keeps the lease. Throws a `LeaseLost` if another process has taken it. */
  renew(): Promise<void>;
  /** Gives the lease up. */
  release(): Promise<void>;
  /** Gives the lease up if no change is pending; returns whether it did. */
  releaseIfDone(): Promise<boolean>;
}

/** Another process has taken the lease, because this one did not renew it in time. */
export class LeaseLost extends Error {
  constructor() {
    super('Another process is publishing now: the lease was not renewed in time.');
  }
}

/** The lease is held by a deployment. */
export class DeploymentRunning extends Error {
  constructor() {
    super('A deployment is running; the changes are published after it.');
  }
}

const isHeld = (document: DocumentSnapshot, now: number): boolean => {
  const expiresAt: unknown = document.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > now;
};

/** Takes the lease; returns null while a publisher has it. Throws `DeploymentRunning` while a deployment has it. */
export async function takeLease(kind: LeaseKind): Promise<Lease | null> {
  const holder = randomUUID();
  const held = (): object => ({ holder, kind, expiresAt: Timestamp.fromMillis(Date.now() + LEASE_MS) });
  const taken = await db.runTransaction(async (transaction) => {
    const current = await transaction.get(lease);
    if (isHeld(current, Date.now())) {
      if (current.get('kind') === 'deployment') throw new DeploymentRunning();
      return false;
    }
    transaction.set(lease, held());
    return true;
  });
  if (!taken) return null;

  const isMine = async (transaction: Transaction): Promise<boolean> => (await transaction.get(lease)).get('holder') === holder;
  return {
    renew: () =>
      db.runTransaction(async (transaction) => {
        if (!(await isMine(transaction))) throw new LeaseLost();
        transaction.set(lease, held());
      }),
    release: () =>
      db.runTransaction(async (transaction) => {
        if (await isMine(transaction)) transaction.delete(lease);
      }),
    releaseIfDone: () =>
      db.runTransaction(async (transaction) => {
        const { empty } = await transaction.get(publications.limit(1));
        const mine = await isMine(transaction);
        if (empty && mine) transaction.delete(lease);
        return empty;
      }),
  };
}
