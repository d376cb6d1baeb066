/** Matches HTML, scripts, PHP or SVG inside an image. Every pattern is too long to match by chance. */
const MARKUP = /<script[\s>/]|<!doctype\s+html|<html[\s>]|<iframe[\s>]|<\?php\s|<svg\s[^>]{0,200}xmlns/i;
/** Matches the header of a PDF. PDF readers accept it anywhere in the first kilobyte. */
const PDF = /%PDF-\d/;
const PDF_HEADER_RANGE = 1024;

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_LENGTH = 22;
const ZIP_COMMENT_LENGTH_OFFSET = 20;

/**
 * Returns whether the file ends with a ZIP archive's end record, whose comment must extend exactly to the end
 * of the file.
 */
function endsAsZip(bytes: Buffer): boolean {
  const start = bytes.lastIndexOf(ZIP_END);
  if (start === -1 || start + ZIP_END_LENGTH > bytes.length) return false;
  return start + ZIP_END_LENGTH + bytes.readUInt16LE(start + ZIP_COMMENT_LENGTH_OFFSET) === bytes.length;
}

/**
 * Returns whether an image is also an HTML page, a script, a PDF or an archive. Data hidden in other ways is
 * lost anyway, because only the pixels are stored.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return MARKUP.test(text) || PDF.test(text.slice(0, PDF_HEADER_RANGE)) || endsAsZip(bytes);
}
