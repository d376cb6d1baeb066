import { parseImagePath } from '@app/domain/pictures/images';
import type { Locale } from '@app/domain/general/locale';
import type { ChosenPicture } from '../pictures/picture-choice';

export interface ImageAttributes {
  src: string | null;
  alt: string | null;
  width: string | null;
  height: string | null;
}

/**
 * Returns the image attributes for a chosen picture, in the text's language. The size comes from the
 * picture's path.
 */
export function pictureAttributes({ path, altEn, altEs }: ChosenPicture, locale: Locale): ImageAttributes {
  const size = parseImagePath(path);
  return {
    src: path,
    alt: locale === 'es' ? altEs : altEn,
    width: size ? String(size.width) : null,
    height: size ? String(size.height) : null,
  };
}

/**
 * Returns the picture that an image shows, for the dialog that changes it. An image has alternative text in
 * only one language.
 */
export const currentPicture = ({ src, alt }: ImageAttributes, locale: Locale): ChosenPicture => ({
  path: src ?? '',
  altEn: locale === 'en' ? (alt ?? '') : '',
  altEs: locale === 'es' ? (alt ?? '') : '',
  focus: '',
});
