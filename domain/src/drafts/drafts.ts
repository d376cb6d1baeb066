/**
 * Drafts of the owner's content. A draft's id is unique within its kind. Drafts are saved as the owner types,
 * and their fields may be empty. The public site doesn't change until the owner publishes the draft.
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
  /**
   * The draft's revision, which is its ETag. Each change increments it. It is 0 for a draft that has never
   * been saved.
   */
  revision: number;
  /** The Idempotency-Key of the request that saved this revision, or '' if there was none. */
  saveKey: string;
  /** The time of the last change in ISO 8601 format, or null if the draft has never been saved. */
  updatedAt: string | null;
  progress: LanguageProgress;
  /** The fields with a suggested translation that the owner hasn't changed or confirmed yet. */
  suggested: string[];
  /**
   * The publication time in ISO 8601 format, or null while the draft isn't public. Visitors see it as the
   * post's date.
   */
  publishedAt: string | null;
  /**
   * The former publication date of an unpublished draft, in ISO 8601 format, or null if there is none. The
   * owner can keep this date when publishing the draft again.
   */
  formerDate: string | null;
  /** The current or last public slug, or '' if the draft has never been public or its kind has no slugs. */
  publicSlug: string;
  /** Whether the draft differs from what is published. False while the draft isn't public. */
  hasChanges: boolean;
  /** The scheduled publication time in ISO 8601 format. */
  publishAt: string | null;
  /** The code of the message that explains why the scheduled publication failed. */
  scheduleProblem: string | null;
  /** When the draft was moved to the bin, in ISO 8601 format. */
  deletedAt: string | null;
  /** The zero-based position in a list that the owner can reorder. */
  order: number;
  /** Whether the draft is demo content that the owner hasn't published since it was loaded. */
  isDemo: boolean;
}

/** A row in the owner's list of drafts. Properties that a kind doesn't have are empty. */
export interface DraftSummary<Kind extends DraftKind = DraftKind> extends Omit<
  Draft<Kind>,
  'fields' | 'saveKey' | 'progress' | 'suggested' | 'formerDate'
> {
  titleEn: string;
  titleEs: string;
  image: string;
  imageFocus: string;
  isEmpty: boolean;
  /** Whether the draft is public but has no title, in which case the site can't show it. */
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
  /** The version number, counted from 1 in order of publication. */
  number: number;
  /** When this version was published, in ISO 8601 format. */
  savedAt: string;
  titleEn: string;
  titleEs: string;
}
export interface Version<Kind extends DraftKind = DraftKind> extends VersionSummary {
  fields: DraftFields[Kind];
}

export interface PreviewLink {
  /** The absolute path `/preview/{token}`. With `/es` appended, it shows the Spanish page. */
  path: string;
  /** When the link expires, in ISO 8601 format. */
  expiresAt: string;
}

/** Returns the id of a draft's document. */
export const draftId = (kind: DraftKind, id: string): string => `${kind}~${id}`;

/**
 * Parses a document's id into its draft's kind and id. Returns null for an unknown draft, which another
 * version of the site may have stored.
 */
export function parseDraftId(documentId: string): { kind: DraftKind; id: string } | null {
  const [name, ...parts] = documentId.split('~');
  const kind = DRAFT_KINDS.find((each) => each === name);
  const id = parts.join('~');
  return kind && isDraftId(kind, id) ? { kind, id } : null;
}

/**
 * Returns whether a kind has a fixed set of drafts that always exist, such as the drafts of the built-in
 * pages.
 */
export const isSingleKind = (kind: DraftKind): kind is keyof typeof SINGLE_IDS => kind in SINGLE_IDS;

export const isPrivateKind = (kind: DraftKind): kind is PrivateKind => kind === 'replies';

/**
 * Returns whether a draft of the given kind can have the given id. Kinds with a fixed set of drafts allow
 * only the ids in `SINGLE_IDS`. Other kinds allow any id.
 */
export const isDraftId = (kind: DraftKind, id: string): boolean =>
  !isSingleKind(kind) || SINGLE_IDS[kind].some((each: string) => each === id);
