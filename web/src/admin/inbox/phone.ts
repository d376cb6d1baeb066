import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns the digits of a number in international form, for WhatsApp; null if it is no phone number. Without a country code it is read as in Puerto Rico. */
export function whatsAppNumber(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'PR');
  return number?.isPossible() && number.ext === undefined ? number.number.slice(1) : null;
}
