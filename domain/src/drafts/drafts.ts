/**
 * Drafts: what the owner edits. Each has an id of its own within its kind, is saved as she types, and any of
 * its fields may be empty. What visitors read changes only when it is published.
 */
import type { PostFields } from '../blog/posts';
import { CONTENT_KINDS, SINGLE_IDS, type ContentFields, type PrivateKind } from '../content/kinds';
import type { LanguageProgress, LanguageStatus } from './languages';
import type { Locale } from '../general/locale';
import type { Replies } from '../inbox/replies/saved';

export const DRAFT_KINDS = ['posts', ...CONTENT_KINDS, 'replies'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export interface DraftFields extends ContentFields {
  posts: PostFields;
  replies: Replies;
}

export interface Draft<Kind extends DraftKind = DraftKind> {
  kind: Kind;
  id: string;
  fields: DraftFields[Kind];
  /** Incremented by each change; the ETag. 0 for one that was never saved. */
  revision: number;
  /** The Idempotency-Key of the save that stored this revision; empty if it had none. */
  saveKey: string;
  /** ISO 8601; null if it was never saved. */
  updatedAt: string | null;
  progress: LanguageProgress;
  /** The fields whose text is a suggested translation that the owner has neither changed nor confirmed. */
  suggested: string[];
  /**
   * When it was published (ISO 8601), for a post the date that visitors see; null while they cannot read it.
   */
  publishedAt: string | null;
  /**
   * While visitors cannot read it: the date that they saw last (ISO 8601), which its next publication may
   * keep; null if there is none.
   */
  formerDate: string | null;
  /** The slug under which visitors read it, or read it last; empty if they never did, or it has none. */
  publicSlug: string;
  /** Whether it differs from what visitors read; false while they cannot read it. */
  hasChanges: boolean;
  /** When it will be published by itself (ISO 8601). */
  publishAt: string | null;
  /** The message code of the reason why it could not be published at that time. */
  scheduleProblem: string | null;
  /** When it was moved to the bin (ISO 8601). */
  deletedAt: string | null;
  /** The position in a list that the owner orders, from 0. */
  order: number;
  /** Whether it came with the demo content and has not been published by the owner since. */
  isDemo: boolean;
}

/** A row of the owner's list. What a kind does not have is empty. */
export interface DraftSummary<Kind extends DraftKind = DraftKind> extends Omit<
  Draft<Kind>,
  'fields' | 'saveKey' | 'progress' | 'suggested' | 'formerDate'
> {
  titleEn: string;
  titleEs: string;
  /** A path. */
  image: string;
  imageFocus: string;
  isEmpty: boolean;
  /** Whether it is public but has no title, so visitors cannot see it. */
  isDamaged: boolean;
  status: Record<Locale, LanguageStatus>;
}

export interface SaveDraftRequest<Kind extends DraftKind = DraftKind> {
  fields: DraftFields[Kind];
  suggested: string[];
}

export const VERSIONS_KEPT = 20;
export const PREVIEW_LINK_DAYS = 7;

export interface VersionSummary {
  /** Numbered from 1, in the order of publication. */
  number: number;
  /** When this version was published (ISO 8601). */
  savedAt: string;
  titleEn: string;
  titleEs: string;
}
export interface Version<Kind extends DraftKind = DraftKind> extends VersionSummary {
  fields: DraftFields[Kind];
}

export interface PreviewLink {
  /** An absolute path: `/preview/{token}`; `/preview/{token}/es` shows the Spanish page. */
  path: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The id of a draft's document. */
export const draftId = (kind: DraftKind, id: string): string => `${kind}~${id}`;

/**
 * Returns the kind and the id in the id of a draft's document; null for a draft of another version of the
 * site.
 */
export function parseDraftId(documentId: string): { kind: DraftKind; id: string } | null {
  const [name, ...parts] = documentId.split('~');
  const kind = DRAFT_KINDS.find((each) => each === name);
  const id = parts.join('~');
  return kind && isDraftId(kind, id) ? { kind, id } : null;
}

/** Whether a kind is a fixed set of drafts, which always exist, such as the texts of each page. */
export const isSingleKind = (kind: DraftKind): kind is keyof typeof SINGLE_IDS => kind in SINGLE_IDS;

export const isPrivateKind = (kind: DraftKind): kind is PrivateKind => kind === 'replies';

/** Whether a draft with this id can exist: any in a list, those of `SINGLE_IDS` otherwise. */
export const isDraftId = (kind: DraftKind, id: string): boolean =>
  !isSingleKind(kind) || SINGLE_IDS[kind].some((each: string) => each === id);
