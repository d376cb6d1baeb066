export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** How many bytes at the start of a file it takes to identify its format. */
export const PICTURE_HEAD_BYTES = 16;

/** The first bytes of each format. `[^]` matches any byte. */
const SIGNATURES: readonly [PictureFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/],
];

/**
 * Returns the format of a picture, or undefined for any other content. Goes by the content, because the file
 * name and declared type can't be trusted.
 */
export function detectFormat(bytes: Uint8Array): PictureFormat | undefined {
  // Turns each byte into the character with that code, so that regular expressions can match bytes.
  const head = String.fromCharCode(...bytes.subarray(0, PICTURE_HEAD_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
}
