/** Writes CSV for Excel and Numbers (docs/decisions/0038): RFC 4180 in UTF-8, with a byte order mark. */

/** Without it, Excel reads the file in the computer's legacy code page. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Matches text that a spreadsheet may take for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). This includes full-width characters, and leading
 * white space, which some programs drop.
 */
const FORMULA = /^[\s\0]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n\0]/;

/**
 * Returns a cell that spreadsheets don't evaluate: an apostrophe marks formula-like text, including phone
 * numbers with a `+`.
 */
const harmless = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/**
 * Returns one row of a CSV file, with its line break. All cells are quoted, so that separators in them can't
 * split them.
 */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
