/**
 * Browsers and systems by their User-Agent. Our own few lines instead of a library: the header has been frozen by all browsers to little more
 * than these names, and the libraries also tell versions, engines and models.
 */
import { asRecord, asText } from '../stored/reader';

/** What a browser says about itself, for the owner to recognize it: `Safari`, `iPhone`. Empty if unknown. */
export interface Device {
  browser: string;
  system: string;
}
export const asDevice = asRecord<Device>({ browser: asText, system: asText });

/** Longer ones are cut: the names are at the beginning and the end of what browsers send, which is below 300 characters. */
const MAX_LENGTH = 500;

/**
 * In this order, because most browsers also name those that they are compatible with. A site on the home screen of an iPhone does not name
 * Safari.
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

/** An iPad says that it is a Mac, unless its owner asks for mobile sites. */
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

/** Returns the browser and the system that a User-Agent names, each empty if it names none that we know. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  return { browser: nameOf(text, BROWSERS), system: nameOf(text, SYSTEMS) };
}

export const isPhone = (userAgent: string): boolean => PHONE.test(userAgent);
