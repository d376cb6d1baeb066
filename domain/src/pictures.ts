/** The owner's picture library: the uploads, with what she has said about each. */
import { UPLOADS_PATH, imageRecordId } from './images';

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

/** A place where a picture is used. */
export interface PictureUse {
  /** The id of the post. */
  postId: string;
  titleEn: string;
  titleEs: string;
  /** `live`: visitors see it. `bin`: in a deleted post. `version`: in an earlier published version only. */
  where: 'live' | 'workingCopy' | 'bin' | 'version';
}

export interface LibraryPicture extends PictureDetails {
  /** The id of its record (`imageRecordId`). */
  id: string;
  path: string;
  width: number;
  height: number;
  /** ISO 8601; null for an upload from before the library existed. */
  uploadedAt: string | null;
  uses: PictureUse[];
}

/** The uploads that a text names, in whichever width and format. */
const UPLOAD_IN_TEXT = new RegExp(`${UPLOADS_PATH}/([\\w.-]+?-\\d{1,5}x\\d{1,5})(?:-w\\d{1,4})?\\.(?:avif|webp)`, 'g');

/**
 * Returns the ids (`imageRecordId`) of the pictures that a post uses: its featured image, and every upload that its contents name, also
 * in a link. Sorted, each once.
 */
export function pictureIdsOf(fields: { featuredImage: string; contentEn: string; contentEs: string }): string[] {
  const featured = imageRecordId(fields.featuredImage);
  const named = [...`${fields.contentEn}\n${fields.contentEs}`.matchAll(UPLOAD_IN_TEXT)].flatMap(([, id]) => id ?? []);
  return [...new Set([...(featured === null ? [] : [featured]), ...named])].sort();
}
