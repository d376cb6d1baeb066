/** The owner's picture library: the uploads and the details that she sets for them. */
import type { DraftKind } from '../drafts/drafts';
import { asBoolean, asRecord, asText, emptyOf } from '../stored/reader';
import { UPLOADS_PATH } from './images';

/** The details that the owner sets for a picture. They are the defaults wherever she uses the picture. */
export interface PictureDetails {
  /** The English alternative text. Both alternative texts are empty for a decorative picture. */
  altEn: string;
  altEs: string;
  /** Whether the owner has marked the picture as needing no alternative text. */
  isDecorative: boolean;
  /** The focal point as a CSS `object-position` in percent, such as `30% 62%`, or '' for the center. */
  focus: string;
}

export const asPictureDetails = asRecord<PictureDetails>({
  altEn: asText,
  altEs: asText,
  isDecorative: asBoolean,
  focus: asText,
});
/** The empty details of a newly uploaded picture. */
export const NO_DETAILS: PictureDetails = emptyOf(asPictureDetails);

/**
 * The default and the maximum page size of the library. The maximum is the number of values that a Firestore
 * query can compare with.
 */
export const PICTURES_PER_PAGE = 24;
export const PICTURES_MAX_PER_PAGE = 30;

/** A place where a picture is used. */
export interface PictureUse {
  /** The draft that uses the picture, or null for a use outside drafts, such as an Instagram post. */
  draft: { kind: DraftKind; id: string } | null;
  /** The title of the draft. It is empty for a draft without a title, such as the facts. */
  titleEn: string;
  titleEs: string;
  /**
   * Where the picture is used: `live` if visitors see it, `draft` in a draft, `bin` in a deleted draft, or
   * `version` only in an earlier published version.
   */
  where: 'live' | 'draft' | 'bin' | 'version';
}

export interface LibraryPicture extends PictureDetails {
  /** The id of the picture's record (`imageRecordId`). */
  id: string;
  path: string;
  width: number;
  height: number;
  /** The time of the upload in ISO 8601. */
  uploadedAt: string;
  uses: PictureUse[];
}

/** Matches the paths of uploads in a text, in any width and format. */
const UPLOAD_IN_TEXT = new RegExp(
  `${UPLOADS_PATH}/([\\w.-]+?-\\d{1,5}x\\d{1,5})(?:-w\\d{1,4})?\\.(?:avif|webp)`,
  'g',
);

/** Returns the sorted, distinct ids (`imageRecordId`) of the uploads in a text. */
export const picturesNamedIn = (text: string): string[] =>
  [...new Set([...text.matchAll(UPLOAD_IN_TEXT)].flatMap(([, id]) => id ?? []))].sort();

interface Size {
  width: number;
  height: number;
}

const CENTER = { x: 0.5, y: 0.5 };

/** Returns the position of a focal point in the picture, from 0 to 1 in each direction. */
export function parseFocus(focus: string): { x: number; y: number } {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(focus) ?? [];
  return x === undefined || y === undefined ? CENTER : { x: Number(x) / 100, y: Number(y) / 100 };
}

/** Returns a focal point in whole percent, clamped to the picture. */
export function formatFocus({ x, y }: { x: number; y: number }): string {
  const percent = (part: number) => `${Math.round(Math.min(Math.max(part, 0), 1) * 100)}%`;
  return `${percent(x)} ${percent(y)}`;
}

/**
 * Returns the largest crop of a picture with the aspect ratio of `frame`, as CSS would crop it with
 * `object-fit: cover` and this focal point.
 */
export function cropAround(picture: Size, frame: Size, focus: string): Size & { left: number; top: number } {
  const isTooWide = picture.width * frame.height > picture.height * frame.width;
  const width = isTooWide
    ? Math.max(1, Math.round((picture.height * frame.width) / frame.height))
    : picture.width;
  const height = isTooWide
    ? picture.height
    : Math.max(1, Math.round((picture.width * frame.height) / frame.width));
  const { x, y } = parseFocus(focus);
  return {
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
    width,
    height,
  };
}
