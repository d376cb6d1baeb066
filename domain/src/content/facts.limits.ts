/** The fixed values of the facts, shared by their schema and their form. */

/** The schema.org names of the days of the week, in the order used on pages. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The groups of towns on the contact page. */
export const AREA_GROUPS = ['metro', 'others'] as const;
export type AreaGroup = (typeof AREA_GROUPS)[number];

/**
 * Returns the digits of a phone number in international format without the plus sign, such as `17875550142`.
 * Returns '' for an empty number.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? `1${digits}` : digits;
}
