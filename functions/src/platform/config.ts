/** The server's settings: limits, cache times, secrets. Facts of the business are in the domain. */
import { defineSecret } from 'firebase-functions/params';

/** The scrypt hash of the owner's password; `npm run deploy:secret` creates it. */
export const ADMIN_PASSWORD_HASH = defineSecret('ADMIN_PASSWORD_HASH');
/** The browser's gate of the same password, and the fingerprint of the hash (tools/deploy/password-secrets.ts). */
export const ADMIN_PASSWORD_GATE = defineSecret('ADMIN_PASSWORD_GATE');

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

/** The name of an image changes with its content, so it is cached for good. */
export const IMAGE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The longest time that the platform allows a function for an event. */
export const PUBLISHER_TIMEOUT_MS = 9 * MINUTE;

/**
 * The most addresses that one release renders of a change that affects everything. Rendering and releasing them takes about a minute, which
 * is what is lost when the process ends, and how long another change of the owner's waits.
 */
export const ADDRESSES_PER_RELEASE = 500;

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

const DAY = 24 * 60 * MINUTE;

/** For how long the owner may take to allow the connection at Instagram. */
export const INSTAGRAM_ATTEMPT_MS = 15 * MINUTE;
/** How long one call to Instagram, or one picture, may take. */
export const INSTAGRAM_TIMEOUT_MS = 15_000;
/** How long fetching the posts may take in all: the owner waits for it, and Hosting for at most a minute. */
export const INSTAGRAM_FETCH_MS = 45_000;
/** After this time another fetch may begin: the one before has died. */
export const INSTAGRAM_CLAIM_MS = MINUTE;
/** Tokens are valid for 60 days. They are renewed from half of that on, so that there are many attempts before the owner is warned. */
export const INSTAGRAM_RENEWAL_MS = 30 * DAY;
/** Instagram renews no token that is younger. */
export const INSTAGRAM_MIN_AGE_MS = DAY;

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

/** The longest time that the platform allows a function that an event starts. */
export const BACKUP_TIMEOUT_MS = 9 * MINUTE;
/** How often the maker of a backup records its progress, and after what time without such a record it must have died. */
export const BACKUP_HEARTBEAT_MS = 2000;
export const BACKUP_SILENCE_MS = 2 * MINUTE;
