/** What a file is, by its content: its name and its declared type may say anything. */

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** What files of each kind begin with; `.` is any byte. */
const SIGNATURES: readonly [ImageKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(avif|avis)/],
  ['heic', /^[^]{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/],
];

const HEAD_BYTES = 32;

/** Latin-1 maps each byte to the character of the same number, so that patterns can look at bytes. */
function bytesAsText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

export function detectKind(bytes: Buffer): ImageKind | undefined {
  const head = bytesAsText(bytes.subarray(0, HEAD_BYTES));
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
}

/** A page or a program inside a picture; none of these texts occurs in one by chance. */
const MARKUP = /<script[\s>/]|<!doctype\s+html|<html[\s>]|<iframe[\s>]|<\?php\s|<svg\s[^>]{0,200}xmlns/i;
/** Readers of PDF accept a header that begins within the first kilobyte. */
const PDF = /%PDF-\d/;
const PDF_REACH = 1024;

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_LENGTH = 22;
const ZIP_COMMENT_LENGTH_AT = 20;

/**
 * A ZIP archive is read from its end: a record there whose comment reaches exactly to the end of the file.
 */
function endsAsZip(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(ZIP_END);
  if (at === -1 || at + ZIP_END_LENGTH > bytes.length) return false;
  return at + ZIP_END_LENGTH + bytes.readUInt16LE(at + ZIP_COMMENT_LENGTH_AT) === bytes.length;
}

/**
 * Whether a picture is something else as well: a page, a program, a PDF, an archive. Whatever is hidden in
 * other ways does not survive either: only the pixels are kept.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const text = bytesAsText(bytes);
  return MARKUP.test(text) || PDF.test(text.slice(0, PDF_REACH)) || endsAsZip(bytes);
}
