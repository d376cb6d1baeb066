export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** How many of the first bytes of a file tell its format. */
export const PICTURE_HEAD_BYTES = 16;

/** The first bytes of each format; `[^]` is any byte. */
const SIGNATURES: readonly [PictureFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/],
];

/**
 * Returns the format of a picture by its content, as its name and its declared type cannot be trusted;
 * undefined if the bytes do not begin like one.
 */
export function detectFormat(bytes: Uint8Array): PictureFormat | undefined {
  // Each byte as the character of the same number, so that regular expressions match bytes.
  const head = String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
}
