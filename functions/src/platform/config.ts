/** The server's settings: limits, cache times, secrets. Facts of the business are in the domain. */
import { defineSecret } from 'firebase-functions/params';

/** The scrypt hash of the owner's password; `npm run deploy:secret` creates it. */
export const ADMIN_PASSWORD_HASH = defineSecret('ADMIN_PASSWORD_HASH');

/** How e-mail is sent, as JSON, or `off`; `npm run deploy:secret` stores it. */
export const MAIL = defineSecret('MAIL');

/** The keys with which push notifications are signed, as JSON; `npm run deploy:setup` makes them. `off` switches notifications off. */
export const PUSH = defineSecret('PUSH');
/** The site's app at Instagram, as JSON, or `off`; `npm run deploy:secret` stores it. */
export const INSTAGRAM = defineSecret('INSTAGRAM');

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

/** How many testimonials visitors may send, refused ones included: one visitor, those behind one address of the network, and all together. */
export const TESTIMONIAL_LIMITS = {
  visitor: { max: 5, windowMs: 10 * MINUTE },
  peer: { max: 40, windowMs: 10 * MINUTE },
  all: { max: 200, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * How many confirmations are sent to visitors: to one address, so that nobody is flooded with them, and in all, so that an attack leaves
 * most of what providers allow (Gmail: 500 mails a day) to the mails to the owner. Above the limits messages arrive without a confirmation.
 */
export const CONFIRMATION_LIMITS = {
  address: { max: 2, windowMs: 24 * 60 * MINUTE },
  all: { max: 100, windowMs: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** For how long repetitions of a message by the same visitor are ignored when the browser sends the form without our code. */
export const PLAIN_FORM_DEDUPLICATION_MS = 10 * MINUTE;

/**
 * How often a wrong password may be tried: per window five times from an address and ten times in total, so never more than fifty times
 * in an hour. Two of the ten are reserved for addresses from which the owner has logged in before. A device that has logged in with
 * the password in force has its own five instead.
 */
export const LOGIN_LIMITS = {
  device: { max: 5, windowMs: 15 * MINUTE },
  address: { max: 5, windowMs: 15 * MINUTE },
  unknownAddresses: { max: 8, windowMs: 15 * MINUTE },
  all: { max: 10, windowMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

/** For how long after a login its address counts as known. */
export const KNOWN_ADDRESS_MS = 90 * 24 * 60 * MINUTE;

/** For how long browsers and the CDN cache public lists, in seconds. */
export const LIST_MAX_AGE = 60;
export const LIST_CDN_MAX_AGE = 300;

/** For how long the CDN caches a page and a 404, in seconds. */
export const PAGE_CDN_MAX_AGE = 300;
export const MISSING_PAGE_CDN_MAX_AGE = 600;

/** The name of an image changes with its content, so it is cached for good. */
export const IMAGE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The time after which work on an image is aborted. */
export const IMAGE_JOB_TIMEOUT_MS = 45_000;

/** The longest time that the platform allows a function for an event. */
export const PUBLISHER_TIMEOUT_MS = 9 * MINUTE;

/** After this time a publisher begins no further release, and another one goes on: a release takes less than the rest of the time. */
export const PUBLISHER_WORK_MS = 6 * MINUTE;

/**
 * The most addresses that one release renders of a change that affects everything. Rendering and releasing them takes about a minute, which
 * is what is lost when the process ends, and how long another change of the owner's waits.
 */
export const ADDRESSES_PER_RELEASE = 500;

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
  return {
    isOn: TRANSLATION === 'on',
    standIn: baseUrl ? { baseUrl, accessToken: () => Promise.resolve('none') } : {},
  };
}

/** How long a message waits for App Check at most. */
export const APP_CHECK_TIMEOUT_MS = 3000;

/**
 * How long one attempt to send a mail or a push notification may take before another sender may try: longer than all timeouts of a
 * connection together.
 */
export const OUTBOX_LEASE_MS = 3 * MINUTE;
/** The wait after the first failed attempt; it doubles with each further one, up to the maximum. */
export const OUTBOX_BACKOFF_MS = MINUTE;
export const OUTBOX_BACKOFF_MAX_MS = 2 * 60 * MINUTE;
/** After this time a mail or a push notification is given up. */
export const OUTBOX_GIVE_UP_MS = 24 * 60 * MINUTE;

/** For how long the code that confirms the owner's address for mails is valid, how often it may be tried, and how many are sent. */
export const RECIPIENT_CODE_MS = 60 * MINUTE;
export const RECIPIENT_CODE_TRIES = 5;
export const RECIPIENT_CODES: Limit = { max: 10, windowMs: 24 * 60 * MINUTE };

const DAY = 24 * 60 * MINUTE;

/** For how long the owner may take to allow the connection at Instagram. */
export const INSTAGRAM_ATTEMPT_MS = 15 * MINUTE;
/** How long one call to Instagram, or one picture, may take. */
export const INSTAGRAM_TIMEOUT_MS = 15_000;
/** How long fetching the posts may take in all: with it the function ends, and after it another one may begin. */
export const INSTAGRAM_FETCH_MS = 9 * MINUTE;
/** Tokens are valid for 60 days. They are renewed from half of that on, so that there are many attempts before the owner is warned. */
export const INSTAGRAM_RENEWAL_MS = 30 * DAY;
/** Instagram renews no token that is younger. */
export const INSTAGRAM_MIN_AGE_MS = DAY;
/** How long before the end of the token the owner is warned. */
export const INSTAGRAM_WARNING_MS = 14 * DAY;

/**
 * How many beacons are counted, per minute and instance. `visitor`: several people behind one address; `peer`: often a CDN node that many
 * visitors share.
 */
export const STATS_LIMITS = {
  visitor: { max: 120, windowMs: MINUTE },
  peer: { max: 6000, windowMs: MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * Each instance writes at most four times a second, to one of these documents of a day: ten busy instances together write each of them
 * once a second, which is what Firestore recommends at most.
 */
export const STATS_SHARDS = 40;
export const STATS_GATHERING_MS = 250;
/** How many different sources of visits and errors an instance names on a day; a document must not exceed 1 MiB. */
export const STATS_KEYS_PER_DAY = { visit: 150, error: 40 } as const;
/** How long a beacon waits to be stored. Longer, and requests that matter more would find the instance full. */
export const STATS_TIMEOUT_MS = 8000;

/** The longest time that the platform allows a function that an event starts. */
export const BACKUP_TIMEOUT_MS = 9 * MINUTE;
/** How often the maker of a backup records its progress, and after what time without such a record it must have died. */
export const BACKUP_HEARTBEAT_MS = 2000;
export const BACKUP_SILENCE_MS = 2 * MINUTE;
/** How long a link to an archive can be opened. A download that has begun goes on. */
export const BACKUP_LINK_MS = 15 * MINUTE;
