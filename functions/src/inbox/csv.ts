/** Writes CSV for Excel and Numbers (docs/decisions/0038): UTF-8 with a byte order mark, and RFC 4180 otherwise. */

/** Without it, Excel reads the file in the computer's old code page. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * What a spreadsheet may take for the beginning of a formula (https://owasp.org/www-community/attacks/CSV_Injection), also in its full-width
 * forms, and behind white space, which some programs drop.
 */
const FORMULA = /^[\s\0]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n\0]/;

/** Returns a cell that no spreadsheet computes: behind an apostrophe, the sign for text. A phone number with a `+` is one of them. */
const harmless = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Returns one row of a CSV file, with its line break. All cells are quoted, so that none is split, and none taken for the separator. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
