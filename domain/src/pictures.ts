/** The owner's picture library: the uploads, with what she has said about each. */

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
