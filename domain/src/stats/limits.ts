/** Defines the possible values of events from visitors' browsers, and their limits. */

export const TAPS = ['phone', 'whatsapp', 'email'] as const;
export type Tap = (typeof TAPS)[number];

/**
 * The steps in filling in a form. `left` means that the visitor left the page without sending the form, and
 * `resumed` that the visitor continued later.
 */
export const FORM_STEPS = ['begun', 'sent', 'left', 'resumed'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/** Google's Core Web Vitals. */
export const METRICS = ['LCP', 'INP', 'CLS'] as const;
export type Metric = (typeof METRICS)[number];

/**
 * The maximum size of a beacon in bytes, several times the size of the largest beacon that the site's own
 * code sends.
 */
export const STATS_MAX_BYTES = 16 * 1024;
export const EVENTS_MAX_COUNT = 30;
export const PATH_MAX_LENGTH = 300;
export const HOST_MAX_LENGTH = 100;
export const FIELD_MAX_LENGTH = 40;
/** The length to which the site's script truncates error messages. The server stores fewer characters. */
export const ERROR_TEXT_MAX_LENGTH = 500;

/** How many months counts are kept after the end of the month they cover. */
export const STATS_MONTHS = 25;
