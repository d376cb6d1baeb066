/** Finds the links in a message: web addresses, email addresses and phone numbers. */
import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { find } from 'linkifyjs';

export interface MessagePart {
  text: string;
  /** The `https:`, `http:`, `mailto:` or `tel:` URL that this part links to, or null for plain text. */
  href: string | null;
}

interface Match {
  start: number;
  end: number;
  href: string;
}

const SAFE_URL = /^(?:https?|mailto):/i;

const addressesIn = (text: string): Match[] =>
  find(text, { defaultProtocol: 'https' }).flatMap(({ start, end, href }) =>
    SAFE_URL.test(href) ? [{ start, end, href }] : [],
  );

/** Finds phone numbers. Treats numbers without a country code as Puerto Rican. */
const phonesIn = (text: string): Match[] =>
  findPhoneNumbersInText(text, 'PR').map(({ startsAt, endsAt, number }) => ({
    start: startsAt,
    end: endsAt,
    href: `tel:${number.number}`,
  }));

/** Splits a message into consecutive parts that together contain the whole text. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let position = 0;
  // A phone number inside a web or email address isn't linked separately.
  for (const { start, end, href } of [...addressesIn(text), ...phonesIn(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < position) continue;
    if (start > position) parts.push({ text: text.slice(position, start), href: null });
    parts.push({ text: text.slice(start, end), href });
    position = end;
  }
  if (position < text.length) parts.push({ text: text.slice(position), href: null });
  return parts;
}
