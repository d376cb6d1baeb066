/** The owner's picture library: the uploads, with what she has said about each. */
import type { DraftKind } from '../drafts/drafts';
import { asBoolean, asRecord, asText, emptyOf } from '../stored/reader';
import { UPLOADS_PATH } from './images';

/** What the owner can set for a picture; a place that uses the picture starts with it. */
export interface PictureDetails {
  /** What the picture shows; both empty for a decorative one. */
  altEn: string;
  altEs: string;
  /** Whether the owner has said that the picture needs no alternative text. */
  isDecorative: boolean;
  /** The focal point as a CSS `object-position` in percent, such as `30% 62%`; empty for the center. */
  focus: string;
}

export const asPictureDetails = asRecord<PictureDetails>({
  altEn: asText,
  altEs: asText,
  isDecorative: asBoolean,
  focus: asText,
});
/** What is known of a picture that was just uploaded. */
export const NO_DETAILS: PictureDetails = emptyOf(asPictureDetails);

/**
 * The default and the largest page of the library; the latter is how many values a query of Firestore may
 * compare with.
 */
export const PICTURES_PER_PAGE = 24;
export const PICTURES_MAX_PER_PAGE = 30;

/** A place where a picture is used. */
export interface PictureUse {
  /** The draft in which the owner changes it; null for a place that has none, such as an Instagram post. */
  draft: { kind: DraftKind; id: string } | null;
  /** Empty for a draft that its id names, such as the facts. */
  titleEn: string;
  titleEs: string;
  /** `live`: visitors see it. `bin`: in a deleted draft. `version`: in an earlier published version only. */
  where: 'live' | 'draft' | 'bin' | 'version';
}

export interface LibraryPicture extends PictureDetails {
  /** The id of its record (`imageRecordId`). */
  id: string;
  path: string;
  width: number;
  height: number;
  /** ISO 8601. */
  uploadedAt: string;
  uses: PictureUse[];
}

/** The uploads that a text names, in whichever width and format. */
const UPLOAD_IN_TEXT = new RegExp(
  `${UPLOADS_PATH}/([\\w.-]+?-\\d{1,5}x\\d{1,5})(?:-w\\d{1,4})?\\.(?:avif|webp)`,
  'g',
);

/** Returns the ids (`imageRecordId`) of the uploads that a text names. Sorted, each once. */
export const picturesNamedIn = (text: string): string[] =>
  [...new Set([...text.matchAll(UPLOAD_IN_TEXT)].flatMap(([, id]) => id ?? []))].sort();

interface Size {
  width: number;
  height: number;
}

const CENTER = { x: 0.5, y: 0.5 };

/** Parses a focal point; returns its place in the picture, from 0 to 1 in each direction. */
export function parseFocus(focus: string): { x: number; y: number } {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(focus) ?? [];
  return x === undefined || y === undefined ? CENTER : { x: Number(x) / 100, y: Number(y) / 100 };
}

/** Formats a focal point, limited to the picture, in whole percent. */
export function formatFocus({ x, y }: { x: number; y: number }): string {
  const percent = (part: number) => `${Math.round(Math.min(Math.max(part, 0), 1) * 100)}%`;
  return `${percent(x)} ${percent(y)}`;
}

/**
 * Returns the largest part of a picture that has the proportions of `frame`, as CSS crops it with
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
