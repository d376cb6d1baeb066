/** The fixed values for the facts, shared by the schema and the form. */

/** The schema.org names of the days of the week, in display order. */
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
 * Returns the digits of an international phone number without the plus sign, such as `17875550142`. Returns
 * '' for an empty number.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? `1${digits}` : digits;
}
