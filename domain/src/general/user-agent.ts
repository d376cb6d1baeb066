/**
 * Recognizes browsers and operating systems from the User-Agent header. This doesn't need a library: browsers
 * have frozen the header to little more than these names. Libraries also detect versions, engines and models,
 * which the site doesn't need.
 */
import { asRecord, asText } from '../stored/reader';

/**
 * The names of a browser and its operating system, such as `Safari` and `iPhone`, which help the owner
 * recognize a device. Unknown names are empty.
 */
export interface Device {
  browser: string;
  system: string;
}
export const asDevice = asRecord<Device>({ browser: asText, system: asText });

/**
 * The length to which headers are truncated. Browsers' headers are under 300 characters long, with the names
 * at the beginning and end.
 */
const MAX_LENGTH = 500;

/**
 * The patterns for browsers. The order matters, because most browsers also name the browsers they are
 * compatible with. The header doesn't name Safari if the site was opened from an iPhone's home screen.
 */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Facebook', /\bFBA[NV]\b/],
  ['Instagram', /\bInstagram\b/],
  ['Firefox', /\b(?:Firefox|FxiOS|Focus)\//],
  ['Chrome', /(?:\b|Headless)(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/.*\bSafari\/|\b(?:iPhone|iPad|Macintosh)\b.*\bAppleWebKit\//],
];

/** The patterns for operating systems. An iPad claims to be a Mac unless the user requests mobile sites. */
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const PHONE = /\bMobi|\biPhone\b/;

const nameOf = (userAgent: string, names: readonly [string, RegExp][]): string =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';

/** Returns the browser and operating system from a User-Agent header. Unknown names are empty. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  return { browser: nameOf(text, BROWSERS), system: nameOf(text, SYSTEMS) };
}

export const isPhone = (userAgent: string): boolean => PHONE.test(userAgent);
