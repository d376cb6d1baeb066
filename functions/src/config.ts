/** Every number of the server that is a choice of ours rather than a fact of the business. */
import { defineSecret } from 'firebase-functions/params';

/** The scrypt hash of the owner's password; `npm run admin:password` makes it. */
export const ADMIN_PASSWORD_HASH = defineSecret('ADMIN_PASSWORD_HASH');

/** Where Hosting's rewrites look for the function; firebase.json names the same. */
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

/** The largest JSON body, in bytes; a post in two languages fits several times. */
export const JSON_MAX_BYTES = 1024 * 1024;

/**
 * How many messages may come in. A family or an office behind one address is not held up. The peer is the
 * machine that Google's front end talked to, often a CDN node that many visitors share: above its limit messages
 * are stored as suspected spam. The flood is all of these together: its limit is far beyond what a business can
 * receive, and bounds what an attacker can make us store.
 */
export const CONTACT_LIMITS = {
  visitor: { max: 10, windowMs: 10 * MINUTE },
  peer: { max: 200, windowMs: 10 * MINUTE },
  flood: { max: 3000, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** How long the same message from the same visitor is one, where the browser sends the form by itself. */
export const PLAIN_FORM_DEDUPLICATION_MS = 10 * MINUTE;

/**
 * How often the password may be guessed: five times from an address, and never more than fifty times in any
 * hour, whichever way the windows fall. Two of each ten attempts are kept for addresses from which the owner
 * came in before.
 */
export const LOGIN_LIMITS = {
  address: { max: 5, windowMs: 15 * MINUTE },
  unknownAddresses: { max: 8, windowMs: 15 * MINUTE },
  all: { max: 10, windowMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

/** How long an address counts as the owner's. */
export const KNOWN_ADDRESS_MS = 90 * 24 * 60 * MINUTE;

/** Public lists may be this old, in the browser and on the CDN, in seconds. */
export const LIST_MAX_AGE = 60;
export const LIST_CDN_MAX_AGE = 300;

/** How long the CDN answers for the function, in seconds: with a page, with one that serves until Firestore is back, with a 404. */
export const PAGE_CDN_MAX_AGE = 300;
export const STOPGAP_PAGE_CDN_MAX_AGE = 30;
export const MISSING_PAGE_CDN_MAX_AGE = 600;

/** How many pages an instance keeps for bad times; each is some 60 KB. */
export const LAST_GOOD_PAGES = 200;

/** A picture's name stands for its content: it may be kept for good. */
export const IMAGE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** A picture that takes longer to make is given up. */
export const IMAGE_WORK_TIMEOUT_MS = 45_000;
