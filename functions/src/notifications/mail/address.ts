/** Hides most of an address that may be read over the owner's shoulder, or goes to another one: `ma…@example.com`. */
export const partlyHidden = (address: string): string => address.replace(/^(.{1,2})[^@]*/, '$1…');
