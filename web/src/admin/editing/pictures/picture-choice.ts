import { createContext } from 'react';

/** The picture that the owner chose for a place on the site. */
export interface ChosenPicture {
  /** The picture's path on this site. */
  path: string;
  /** The alternative text in each language; empty for a decorative picture. */
  altEn: string;
  altEs: string;
  /** The focal point as a CSS `object-position` in percent, such as `30% 62%`; empty for the center. */
  focus: string;
}

/** The aspect ratio of the main picture of a post or of one of the owner's own pages. */
export const PAGE_RATIO = '16/9';

export interface PictureRequest {
  /** Dropped or pasted files, which are uploaded immediately. */
  files?: readonly File[];
  /** The picture that is already in this place, for editing. */
  current?: ChosenPicture;
  /** The aspect ratio that the picture is cropped to in this place; undefined if it's shown whole. */
  aspectRatio?: string;
  /**
   * Called with every described picture in an upload except the last. Pass it only for places with room for
   * several pictures.
   */
  onAlso?: (picture: ChosenPicture) => void;
  /**
   * Whether adjacent text already names the picture, as next to a logo. If so, the dialog doesn't ask for
   * details.
   */
  isNamed?: boolean;
}

/**
 * Opens the dialog for uploading a picture or picking one from the library. Resolves to null if the owner
 * cancels.
 */
export type ChoosePicture = (request?: PictureRequest) => Promise<ChosenPicture | null>;

/** The context through which `PicturePicker` provides the function that opens its dialog. */
export const ChoosePictureContext = createContext<ChoosePicture>(() => Promise.resolve(null));

export const NO_PICTURE: ChosenPicture = { path: '', altEn: '', altEs: '', focus: '' };
