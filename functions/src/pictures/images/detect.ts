/** Detects the type of a file by its content; its name and its declared type cannot be trusted. */

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** The first bytes of each kind; `[^]` is any byte. */
const SIGNATURES: readonly [ImageKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(avif|avis)/],
  ['heic', /^[^]{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/],
];

const HEAD_BYTES = 32;

/** Latin-1 maps each byte to the character of the same number, so that regular expressions match bytes. */
function bytesAsText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** Returns the kind of image, or undefined if the bytes do not begin like one. */
export function detectKind(bytes: Buffer): ImageKind | undefined {
  const head = bytesAsText(bytes.subarray(0, HEAD_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
}

/** HTML, scripts, PHP or SVG inside an image; all long enough not to occur by chance. */
const MARKUP = /<script[\s>/]|<!doctype\s+html|<html[\s>]|<iframe[\s>]|<\?php\s|<svg\s[^>]{0,200}xmlns/i;
/** PDF readers accept a header anywhere in the first kilobyte. */
const PDF = /%PDF-\d/;
const PDF_HEADER_RANGE = 1024;

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_LENGTH = 22;
const ZIP_COMMENT_LENGTH_OFFSET = 20;

/** Whether the file ends with the end record of a ZIP archive: one whose comment extends exactly to the end of the file. */
function endsAsZip(bytes: Buffer): boolean {
  const start = bytes.lastIndexOf(ZIP_END);
  if (start === -1 || start + ZIP_END_LENGTH > bytes.length) return false;
  return start + ZIP_END_LENGTH + bytes.readUInt16LE(start + ZIP_COMMENT_LENGTH_OFFSET) === bytes.length;
}

/**
 * Whether an image is a polyglot: also a page, a script, a PDF or an archive. Data hidden in other ways is lost anyway, as only the
 * pixels are stored.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const text = bytesAsText(bytes);
  return MARKUP.test(text) || PDF.test(text.slice(0, PDF_HEADER_RANGE)) || endsAsZip(bytes);
}
