import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns the digits of a phone number in international format, for use in WhatsApp links. Returns null if
 * the number is invalid. Treats numbers without a country code as Puerto Rican.
 */
export function whatsAppNumber(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'PR');
  return number?.isPossible() && number.ext === undefined ? number.number.slice(1) : null;
}
