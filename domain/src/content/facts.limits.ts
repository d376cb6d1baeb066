/** What the facts can be, for their schema and their form. */

/** The days of the week as schema.org names them, in the order in which pages list them. */
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

/** The groups in which the contact page lists the towns. */
export const AREA_GROUPS = ['metro', 'others'] as const;
export type AreaGroup = (typeof AREA_GROUPS)[number];

/**
 * Returns the digits of a phone number in international form, without the plus sign; empty if there is none:
 * `17875550142`.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? `1${digits}` : digits;
}
