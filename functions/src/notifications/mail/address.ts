/**
 * Hides most of an address, because others may see the owner's screen, or because the email goes to another
 * address: `ma…@example.com`.
 */
export const partlyHidden = (address: string): string => address.replace(/^(.{1,2})[^@]*/, '$1…');
