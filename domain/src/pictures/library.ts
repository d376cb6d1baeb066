/** The owner's picture library: the uploads and the details that the owner enters for them. */
import type { DraftKind } from '../drafts/drafts';
import { asBoolean, asRecord, asText, emptyOf } from '../stored/reader';
import { UPLOADS_PATH } from './images';

/** The details that the owner enters for a picture. They are the defaults wherever the picture is used. */
export interface PictureDetails {
  /**
   * The alternative text in English. For a decorative picture, the alternative text is empty in both
   * languages.
   */
  altEn: string;
  altEs: string;
  /** Whether the owner marked the picture as needing no alternative text. */
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
 * The library's default and maximum page sizes. The maximum is the most values that a Firestore query can
 * compare a field with.
 */
export const PICTURES_PER_PAGE = 24;
export const PICTURES_MAX_PER_PAGE = 30;

export interface PictureUse {
  /**
   * The draft that uses the picture, or null if the picture is used outside drafts, such as in an Instagram
   * post.
   */
  draft: { kind: DraftKind; id: string } | null;
  /** The draft's title. It is empty for a draft without a title, such as the facts. */
  titleEn: string;
  titleEs: string;
  /**
   * Where the picture is used: `live` if visitors see it, or `draft` if a draft uses it. `bin` means that a
   * deleted draft uses it, and `version` that only an earlier published version does.
   */
  where: 'live' | 'draft' | 'bin' | 'version';
}

export interface LibraryPicture extends PictureDetails {
  /** The id of the picture's record (`imageRecordId`). */
  id: string;
  path: string;
  width: number;
  height: number;
  /** The upload time in ISO 8601 format. */
  uploadedAt: string;
  uses: PictureUse[];
}

/** Matches the paths of uploads in text, in any width and format. */
const UPLOAD_IN_TEXT = new RegExp(
  `${UPLOADS_PATH}/([\\w.-]+?-\\d{1,5}x\\d{1,5})(?:-w\\d{1,4})?\\.(?:avif|webp)`,
  'g',
);

/** Returns the sorted, distinct ids (`imageRecordId`) of the uploads that appear in text. */
export const picturesNamedIn = (text: string): string[] =>
  [...new Set([...text.matchAll(UPLOAD_IN_TEXT)].flatMap(([, id]) => id ?? []))].sort();

interface Size {
  width: number;
  height: number;
}

const CENTER = { x: 0.5, y: 0.5 };

/** Returns the position of a focal point within the picture, from 0 to 1 in each direction. */
export function parseFocus(focus: string): { x: number; y: number } {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(focus) ?? [];
  return x === undefined || y === undefined ? CENTER : { x: Number(x) / 100, y: Number(y) / 100 };
}

/** Formats a focal point as whole percentages, such as `30% 62%`. Clamps it to the picture. */
export function formatFocus({ x, y }: { x: number; y: number }): string {
  const percent = (part: number) => `${Math.round(Math.min(Math.max(part, 0), 1) * 100)}%`;
  return `${percent(x)} ${percent(y)}`;
}

/**
 * Returns a picture's largest crop with the aspect ratio of `frame`, as CSS would crop it with
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
