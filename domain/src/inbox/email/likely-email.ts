/** Recognizes mistyped domains in email addresses. */

export const COMMON_EMAIL_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'yahoo.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'coqui.net',
  'prtc.net',
  'upr.edu',
];

/** Other providers' and companies' real domains that are only a letter or two off from a common domain. */
const OTHERS = ['mail.com', 'ymail.com', 'email.com', 'cloud.com'];

/**
 * Domains shorter than this resemble too many other domains, so only a missing letter or two swapped letters
 * count as a typo.
 */
const SHORT = 9;

/**
 * Returns whether two strings differ by at most `edits` edits. An edit adds, drops or replaces a letter, or
 * swaps two adjacent letters.
 */
function isWithin(one: string, other: string, edits: number): boolean {
  if (edits < 0) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  if (a === '' || b === '') return a.length + b.length <= edits;
  const rest = edits - 1;
  return (
    isWithin(a.slice(1), b, rest) ||
    isWithin(a, b.slice(1), rest) ||
    isWithin(a.slice(1), b.slice(1), rest) ||
    (b.startsWith(a.charAt(1) + a.charAt(0)) && isWithin(a.slice(2), b.slice(2), rest))
  );
}

const sorted = (text: string): string => text.split('').sort().join('');
const ending = (domain: string): string => domain.slice(domain.lastIndexOf('.'));

const isMistyped = (typed: string, domain: string): boolean =>
  isWithin(ending(typed), ending(domain), 1) &&
  (domain.length < SHORT
    ? isWithin(typed, domain, 1) && (typed.length < domain.length || sorted(typed) === sorted(domain))
    : isWithin(typed, domain, 2));

/**
 * Returns the address that the visitor probably meant if the domain of `email` nearly matches a common
 * domain. Otherwise, returns null.
 */
export function likelyEmail(email: string): string | null {
  const [name = '', typed = ''] = email.trim().split('@');
  const host = typed.toLowerCase();
  if (name === '' || [...COMMON_EMAIL_DOMAINS, ...OTHERS].includes(host)) return null;
  const domain = COMMON_EMAIL_DOMAINS.find((common) => isMistyped(host, common));
  return domain === undefined ? null : `${name}@${domain}`;
}
