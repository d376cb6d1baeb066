/**
 * Returns an address with most of its local part hidden, such as `ma…@example.com`. This is needed where
 * others may see the owner's screen, and in emails that are sent to another address.
 */
export const partlyHidden = (address: string): string => address.replace(/^(.{1,2})[^@]*/, '$1…');
