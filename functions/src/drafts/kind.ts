/**
 * What a kind of content, such as posts or services, defines so that it has working copies. All that concerns working copies as such
 * (revisions, repeated requests, progress of languages, versions, the bin) is in this folder, once for all kinds.
 */
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import type { MessageCode } from '@perro-wisdom/domain/messages/codes';
import type { LanguageProgress } from '@perro-wisdom/domain/drafts/drafts';
import type { Parser } from '../platform/documents';

/** What the working copies of all kinds have in common. */
export interface StoredCopy {
  id: string;
  fields: object;
  /** Incremented by each change; the ETag. */
  revision: number;
  /** The Idempotency-Key of the save that stored this revision; empty if it had none. */
  saveKey: string;
  /** The request that made this revision, by which a repetition of the request is recognized; empty if it cannot be repeated. */
  request: string;
  /** ISO 8601; null if it was never saved. */
  updatedAt: string | null;
  progress: LanguageProgress;
  /** The fields whose text is a suggested translation that the owner has neither changed nor confirmed. */
  suggested: string[];
  /** Whether the working copy differs from what visitors read; false while they cannot read it. */
  hasChanges: boolean;
  /** When it was moved to the bin (ISO 8601). */
  deletedAt: string | null;
  /** The number of the last published version; 0 if there is none. */
  lastVersion: number;
}

/** What the owner has written. */
export interface Edit<Copy extends StoredCopy = StoredCopy> {
  fields: Copy['fields'];
  suggested: readonly string[];
}

/** Fields as they are stored, and what belongs to them in other documents. */
interface Resolved<Copy extends StoredCopy, Derived> {
  fields: Copy['fields'];
  derived: Derived;
  /** Writes what is new in other documents. */
  record: () => void;
}

/** The state of a working copy after a change of what visitors read, and what the change writes. */
interface LiveChange<Copy extends StoredCopy> {
  state: Partial<Copy>;
  write: () => void;
}

interface Publication<Copy extends StoredCopy, Derived> extends Pick<
  Resolved<Copy, Derived>,
  'fields' | 'derived'
> {
  copy: Copy;
  /** The date that visitors see. */
  publishedAt: Date;
  now: Date;
}

/** `Derived` is what a document of the kind has that depends on other documents, such as the slugs of a post's topics. */
export interface CopyKind<Copy extends StoredCopy, Derived = null> {
  errors: Record<'notFound' | 'changedElsewhere' | 'inBin' | 'notInBin' | 'versionNotFound', MessageCode>;
  /** The schema of the fields of a working copy, any of which may be empty. */
  fieldsSchema: Parser<Copy['fields']>;
  /** The schema of the body that saves a working copy. */
  editSchema: Parser<Edit<Copy>>;
  /** The names of the fields with the English and the Spanish title; null for a kind without titles. */
  titleFields: readonly [english: string, spanish: string] | null;
  /** Returns the document of the working copy with this id. */
  ref(id: string): DocumentReference;
  /** Returns the working copy in a document; undefined if there is none, or if it is invalid, which is logged. */
  stored(document: DocumentSnapshot): Copy | undefined;
  /** Returns the document of a working copy, with what is derived from it for queries. */
  document(copy: Copy, derived: Derived): DocumentData;
  /** Returns a new working copy, with nothing in it. */
  create(transaction: Transaction, id: string): Promise<Copy> | Copy;
  /** Returns a working copy as it comes back from the bin. */
  takenFromBin(transaction: Transaction, copy: Copy): Promise<Copy> | Copy;
  /** Returns fields as the owner has sent them without the HTML that is not allowed; throws a 400 for what is then too long. */
  sanitize(fields: Copy['fields']): Copy['fields'];
  /** Reads what belongs to these fields in other documents. */
  resolve(transaction: Transaction, fields: Copy['fields']): Promise<Resolved<Copy, Derived>>;
  /** Returns the languages whose texts differ. */
  changedLanguages(before: Copy['fields'], after: Copy['fields']): Locale[];
  /** Returns the names of suggested fields without repetitions and without empty fields. */
  suggestionsIn(fields: Copy['fields'], suggested: readonly string[]): Copy['suggested'];
  /** Returns the ids of the pictures that these fields use. */
  pictures(fields: Copy['fields']): string[];
  /** Returns the name of the first field that uses one of these pictures. */
  fieldWithPicture(fields: Copy['fields'], ids: readonly string[]): string | undefined;
  /** Returns the working copy with what it keeps others from using, such as its slug. */
  reserve(copy: Copy): Copy;
  /** Returns whether these fields differ from what visitors read; false while they cannot read it. */
  differsFromLive(transaction: Transaction, copy: Copy, fields: Copy['fields']): Promise<boolean>;
  /** Returns the fields as they are published; throws the error that a publication would throw. */
  publishable(transaction: Transaction, copy: Copy): Promise<Copy['fields']>;
  /** Reads what a publication depends on. */
  preparePublication(
    transaction: Transaction,
    publication: Publication<Copy, Derived>,
  ): Promise<LiveChange<Copy>>;
  /** Reads what a withdrawal depends on; of what visitors cannot read, it changes nothing. */
  prepareWithdrawal(transaction: Transaction, copy: Copy): Promise<LiveChange<Copy>>;
  /** Returns the documents that are deleted for good with a working copy, apart from its versions. */
  parts(transaction: Transaction, id: string): Promise<DocumentReference[]>;
}
