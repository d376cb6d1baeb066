/**
 * Writes CSV for Excel and Numbers (docs/decisions/0038), following RFC 4180, in UTF-8 with a byte order
 * mark.
 */

/** Without a byte order mark, Excel decodes the file with the computer's legacy code page. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Matches text that a spreadsheet may interpret as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection). This includes text with full-width characters, and
 * text after leading white space, which some programs drop.
 */
const FORMULA = /^[\s\0]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n\0]/;

/**
 * Returns a cell that spreadsheets don't evaluate. Prefixes formula-like text, including phone numbers that
 * start with `+`, with an apostrophe.
 */
const harmless = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/**
 * Returns one row of a CSV file, with its line break. All cells are quoted, so separators inside a cell can't
 * split it.
 */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
