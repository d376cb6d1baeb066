/** The choices and limits of what visitors' browsers report. */

export const TAPS = ['phone', 'whatsapp', 'email'] as const;
export type Tap = (typeof TAPS)[number];

/** `left`: the visitor left the page with an unsent form; `resumed`: and then went on with it after all. */
export const FORM_STEPS = ['begun', 'sent', 'left', 'resumed'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/** Google's Core Web Vitals. */
export const METRICS = ['LCP', 'INP', 'CLS'] as const;
export type Metric = (typeof METRICS)[number];

/** In bytes: several times the largest beacon of our own code. */
export const STATS_MAX_BYTES = 16 * 1024;
export const EVENTS_MAX_COUNT = 30;
export const PATH_MAX_LENGTH = 300;
export const HOST_MAX_LENGTH = 100;
export const FIELD_MAX_LENGTH = 40;
/** What browsers send of an error's message; less of it is stored. */
export const ERROR_TEXT_MAX_LENGTH = 500;

/** For how long counts are stored after the end of their month. */
export const STATS_MONTHS = 25;
