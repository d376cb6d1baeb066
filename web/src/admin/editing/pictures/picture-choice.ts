import { createContext } from 'react';

/** A picture that the owner has chosen for a place of the site. */
export interface ChosenPicture {
  /** A path on this site. */
  path: string;
  /** What the picture shows; both empty for a decorative one. */
  altEn: string;
  altEs: string;
  /** The focal point as a CSS `object-position` in percent, such as `30% 62%`; empty for the center. */
  focus: string;
}

/** The aspect ratio of the pictures of posts and of the owner's own pages. */
export const PAGE_RATIO = '16/9';

export interface PictureRequest {
  /** Files that were dropped or pasted: they are uploaded without asking for a file. */
  files?: readonly File[];
  /** The picture in this place now: its alternative text and focal point are edited. */
  current?: ChosenPicture;
  /** The aspect ratio to which the place crops the picture, so that its focal point matters. */
  aspectRatio?: string;
  /**
   * For a place with room for several pictures: called with each picture of an upload except the last one,
   * once it is described.
   */
  onAlso?: (picture: ChosenPicture) => void;
  /** Whether words beside the picture name it, as those beside a logo: choosing it is all. */
  isNamed?: boolean;
}

/**
 * Opens the dialog where the owner uploads a picture or chooses one of the library; resolves to null when she
 * cancels.
 */
export type ChoosePicture = (request?: PictureRequest) => Promise<ChosenPicture | null>;

/** What `PicturePicker` provides. */
export const ChoosePictureContext = createContext<ChoosePicture>(() => Promise.resolve(null));

export const NO_PICTURE: ChosenPicture = { path: '', altEn: '', altEs: '', focus: '' };
