/** The Firestore document of a piece's working copy: its state, and what is derived from it for queries. */
import {
  contentCopyId,
  SINGLE_IDS,
  isListKind,
  type ContentCopy,
  type ContentFields,
  type ContentKind,
} from '../content/kinds';
import { LOCALES, type Locale } from '../general/locale';
import { picturesNamedIn } from '../pictures/library';
import { NO_PROGRESS } from './drafts';

/** A working copy with what only the server needs. */
export interface StoredContentCopy<Kind extends ContentKind = ContentKind> extends ContentCopy<Kind> {
  /** The request that made this revision, by which a repetition of the request is recognized; empty if it cannot be repeated. */
  request: string;
  /** The number of the last published version; 0 if there is none. */
  lastVersion: number;
  /** Of a service: the slug under which it was public last, empty if it never was, and those before that. */
  publicSlug: string;
  formerSlugs: string[];
  /** The slugs that no other service may have, also while this one is in the bin. */
  slugs: string[];
  /** The ids of the pictures in what visitors read. */
  livePictures: string[];
}

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** Returns the ids of the pictures that fields use. */
export const picturesOf = (fields: object): string[] => picturesNamedIn(JSON.stringify(fields));

/** Returns the slugs that a piece reserves: those under which a service is or was public. Two drafts may have the same one. */
export const reservedSlugs = ({
  publicSlug,
  formerSlugs,
}: Pick<StoredContentCopy, 'publicSlug' | 'formerSlugs'>): string[] =>
  [...new Set([publicSlug, ...formerSlugs])].filter((slug) => slug !== '');

/** Returns the document of a working copy, dates as `Date`. Its id is `contentCopyId`. */
export function contentCopyDocument({ id, ...copy }: StoredContentCopy) {
  return {
    ...copy,
    pieceId: id,
    updatedAt: dateOf(copy.updatedAt),
    publishedAt: dateOf(copy.publishedAt),
    deletedAt: dateOf(copy.deletedAt),
    pictures: picturesOf(copy.fields),
  };
}

/** Returns a working copy that was never saved. */
export function newContentCopy<Kind extends ContentKind>(
  kind: Kind,
  id: string,
  fields: ContentFields[Kind],
): StoredContentCopy<Kind> {
  return {
    kind,
    id,
    fields,
    revision: 0,
    saveKey: '',
    request: '',
    updatedAt: null,
    progress: NO_PROGRESS,
    suggested: [],
    publishedAt: null,
    hasChanges: false,
    deletedAt: null,
    order: 0,
    isDemo: false,
    lastVersion: 0,
    publicSlug: '',
    formerSlugs: [],
    slugs: [],
    livePictures: [],
  };
}

/** The documents of a piece that was published without the editor, such as one of the demo content. */
export interface PublishedPiece {
  /** The id in the collection of working copies. */
  id: string;
  copy: ReturnType<typeof contentCopyDocument>;
  version: { number: number; savedAt: Date; fields: object; pictures: string[] };
}

/** Returns the working copy and the version of a published piece, with nothing out of date. */
export function publishedPiece<Kind extends ContentKind>(
  kind: Kind,
  id: string,
  {
    fields,
    order = 0,
    publishedAt,
    isDemo,
  }: { fields: ContentFields[Kind]; order?: number; publishedAt: Date; isDemo: boolean },
): PublishedPiece {
  const time = publishedAt.toISOString();
  const pictures = picturesOf(fields);
  const publicSlug = 'slug' in fields ? fields.slug : '';
  const copy: StoredContentCopy = {
    ...newContentCopy(kind, id, fields),
    revision: 1,
    updatedAt: time,
    publishedAt: time,
    progress: {
      ...NO_PROGRESS,
      touchedAt: Object.fromEntries(LOCALES.map((locale) => [locale, time])) as Record<Locale, string>,
    },
    order,
    isDemo,
    lastVersion: 1,
    publicSlug,
    slugs: publicSlug === '' ? [] : [publicSlug],
    livePictures: pictures,
  };
  return {
    id: contentCopyId(kind, id),
    copy: contentCopyDocument(copy),
    version: { number: 1, savedAt: publishedAt, fields, pictures },
  };
}

/** Whether a piece with this id can exist: any for a list, those of `SINGLE_IDS` for other kinds. */
export const isPieceId = (kind: ContentKind, id: string): boolean =>
  isListKind(kind) || SINGLE_IDS[kind].some((each: string) => each === id);
