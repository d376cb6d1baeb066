/**
 * Returns an address with most of its local part hidden, such as `ma…@example.com`. Used where others may see
 * the owner's screen, and in emails sent to another address.
 */
export const partlyHidden = (address: string): string => address.replace(/^(.{1,2})[^@]*/, '$1…');
