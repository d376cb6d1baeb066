/**
 * Returns an address with most of its local part hidden, such as `ma…@example.com`. The address is hidden
 * because others may see the owner's screen, or because the email is sent to another address.
 */
export const partlyHidden = (address: string): string => address.replace(/^(.{1,2})[^@]*/, '$1…');
