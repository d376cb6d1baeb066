/** The server's settings: limits, cache times, secrets. Facts of the business are in the domain. */
import { defineSecret } from 'firebase-functions/params';

/** The scrypt hash of the owner's password; `npm run admin:password` creates it. */
export const ADMIN_PASSWORD_HASH = defineSecret('ADMIN_PASSWORD_HASH');

/** How e-mail is sent, as JSON, or `off`; `npm run mail:settings` stores it. */
export const MAIL = defineSecret('MAIL');

/** The function's region; the rewrites of firebase.json repeat it. */
export const REGION = 'us-east1';

export const onEmulators = process.env.FUNCTIONS_EMULATOR === 'true';

/** A limit on how often something may happen. */
export interface Limit {
  /** How many uses a window allows. */
  max: number;
  /** The length of a window, which begins with its first use. */
  windowMs: number;
}

const MINUTE = 60_000;

/** The largest JSON body, in bytes: several times the largest post. */
export const JSON_MAX_BYTES = 1024 * 1024;

/**
 * How many messages may be sent. `visitor`: enough for a family or an office behind one address; above it messages are refused. `peer`:
 * the address that connected to Google's front end, often a CDN node that many visitors share; above it messages are stored as suspected
 * spam. `flood`: the messages above the limits of all peers together; above it they are refused, which bounds what an attacker can
 * make us store.
 */
export const CONTACT_LIMITS = {
  visitor: { max: 10, windowMs: 10 * MINUTE },
  peer: { max: 200, windowMs: 10 * MINUTE },
  flood: { max: 3000, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** For how long repetitions of a message by the same visitor are ignored when the browser sends the form without our code. */
export const PLAIN_FORM_DEDUPLICATION_MS = 10 * MINUTE;

/**
 * How often a wrong password may be tried: per window five times from an address and ten times in total, so never more than fifty times
 * in an hour. Two of the ten are reserved for addresses from which the owner has logged in before.
 */
export const LOGIN_LIMITS = {
  address: { max: 5, windowMs: 15 * MINUTE },
  unknownAddresses: { max: 8, windowMs: 15 * MINUTE },
  all: { max: 10, windowMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

/** For how long after a login its address counts as known. */
export const KNOWN_ADDRESS_MS = 90 * 24 * 60 * MINUTE;

/** For how long browsers and the CDN cache public lists, in seconds. */
export const LIST_MAX_AGE = 60;
export const LIST_CDN_MAX_AGE = 300;

/** For how long the CDN caches a page, the last good page while Firestore is unavailable, and a 404, in seconds. */
export const PAGE_CDN_MAX_AGE = 300;
export const STOPGAP_PAGE_CDN_MAX_AGE = 30;
export const MISSING_PAGE_CDN_MAX_AGE = 600;

/** How many rendered pages an instance caches in case Firestore becomes unavailable; each is about 60 KB. */
export const LAST_GOOD_PAGES = 200;

/** The name of an image changes with its content, so it is cached for good. */
export const IMAGE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The time after which work on an image is aborted. */
export const IMAGE_JOB_TIMEOUT_MS = 45_000;

/** How often the publisher renews its lease, and for how long the lease is valid: a publisher that died blocks the next one no longer. */
export const LEASE_RENEWAL_MS = 20_000;
export const LEASE_MS = MINUTE;

/** The longest time that the platform allows a function for an event. */
export const PUBLISHER_TIMEOUT_MS = 9 * MINUTE;

/** After this time a change that is not live yet counts as delayed. */
export const PUBLICATION_DELAY_MS = 2 * MINUTE;

/** How long the calls to Google for one request may take together: less than the owner's browser waits for us. */
export const TRANSLATION_TIMEOUT_MS = 18_000;

/**
 * Suggested translations are off until TRANSLATION=on is set for the deployment (docs/deploy.md). On the emulators, TRANSLATION_API_URL
 * names a local server that speaks Google's API.
 */
export function translation() {
  const { TRANSLATION, TRANSLATION_API_URL: baseUrl } = process.env;
  return { isOn: TRANSLATION === 'on', standIn: baseUrl ? { baseUrl, accessToken: () => Promise.resolve('none') } : {} };
}

/** How long one attempt to send a mail may take before another sender may try: longer than all timeouts of a connection together. */
export const MAIL_LEASE_MS = 3 * MINUTE;
/** The wait after the first failed attempt; it doubles with each further one, up to the maximum. */
export const MAIL_BACKOFF_MS = MINUTE;
export const MAIL_BACKOFF_MAX_MS = 2 * 60 * MINUTE;
/** After this time a mail is given up. */
export const MAIL_GIVE_UP_MS = 24 * 60 * MINUTE;
