/**
 * Defines the server's settings: limits, cache times, secrets. Facts about the business are in the domain.
 */
import { defineSecret } from 'firebase-functions/params';

/** The scrypt hash of the owner's password; `npm run deploy:secret` creates it. */
export const ADMIN_PASSWORD_HASH = defineSecret('ADMIN_PASSWORD_HASH');
/**
 * The browser's gate for the same password, and the fingerprint of the hash
 * (tools/deploy/password-secrets.ts).
 */
export const ADMIN_PASSWORD_GATE = defineSecret('ADMIN_PASSWORD_GATE');

/** The email settings as JSON, or `off`; `npm run deploy:secret` stores them. */
export const MAIL = defineSecret('MAIL');

/**
 * The keys that sign push notifications, as JSON; `npm run deploy:setup` creates them. `off` turns
 * notifications off.
 */
export const PUSH = defineSecret('PUSH');
/** The site's Instagram app as JSON, or `off`; `npm run deploy:secret` stores it. */
export const INSTAGRAM = defineSecret('INSTAGRAM');

/** The function's region; the rewrites of firebase.json repeat it. */
export const REGION = 'us-east1';

export const onEmulators = process.env.FUNCTIONS_EMULATOR === 'true';

/** A limit on how often something may happen. */
export interface Limit {
  /** The number of uses that a window allows. */
  max: number;
  /** The length of a window, which starts with its first use. */
  windowMs: number;
}

const MINUTE = 60_000;

/** The largest JSON body, in bytes: several times the largest post. */
export const JSON_MAX_BYTES = 1024 * 1024;

/**
 * How many messages visitors may send.
 * `visitor` is enough for a family or an office behind one address; further messages are rejected.
 * `peer` applies to the address that connected to Google's front end, often a CDN node that many visitors
 * share. Further messages are stored as suspected spam.
 * `flood` counts the messages above the limits of all peers together. Further messages are rejected, which
 * bounds what an attacker can make us store.
 */
export const CONTACT_LIMITS = {
  visitor: { max: 10, windowMs: 10 * MINUTE },
  peer: { max: 200, windowMs: 10 * MINUTE },
  flood: { max: 3000, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/** How many testimonials may be sent, rejected ones included: per visitor, per peer address, and in total. */
export const TESTIMONIAL_LIMITS = {
  visitor: { max: 5, windowMs: 10 * MINUTE },
  peer: { max: 40, windowMs: 10 * MINUTE },
  all: { max: 200, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * How many wrong passwords may be tried: per window five from an address and ten in total, so never more than
 * fifty in an hour. Two of the ten are reserved for addresses from which the owner has logged in before. A
 * device that has logged in with the current password has its own limit of five instead.
 */
export const LOGIN_LIMITS = {
  device: { max: 5, windowMs: 15 * MINUTE },
  address: { max: 5, windowMs: 15 * MINUTE },
  unknownAddresses: { max: 8, windowMs: 15 * MINUTE },
  all: { max: 10, windowMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

/** The name of an image changes with its content, so it is cached forever. */
export const IMAGE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The longest timeout that the platform allows for an event-driven function. */
export const PUBLISHER_TIMEOUT_MS = 9 * MINUTE;

/**
 * The maximum number of paths in one release when a change affects everything. Rendering and releasing them
 * takes about a minute. That minute of work is lost if the process dies, and other changes wait for it.
 */
export const ADDRESSES_PER_RELEASE = 500;

/**
 * How long one attempt to send an email or a push notification may take before another sender may try. It is
 * longer than all timeouts of a connection combined.
 */
export const OUTBOX_LEASE_MS = 3 * MINUTE;
/** The wait after the first failed attempt; it doubles after each further one, up to the maximum. */
export const OUTBOX_BACKOFF_MS = MINUTE;
export const OUTBOX_BACKOFF_MAX_MS = 2 * 60 * MINUTE;
/** After this time, an email or a push notification is given up. */
export const OUTBOX_GIVE_UP_MS = 24 * 60 * MINUTE;

const DAY = 24 * 60 * MINUTE;

/** How much time the owner has to authorize the connection at Instagram. */
export const INSTAGRAM_ATTEMPT_MS = 15 * MINUTE;
/** The timeout for one call to Instagram, or one picture. */
export const INSTAGRAM_TIMEOUT_MS = 15_000;
/**
 * How long fetching the posts may take in total: the owner waits for it, and Hosting for at most a minute.
 */
export const INSTAGRAM_FETCH_MS = 45_000;
/** After this time the previous fetch must have died, so another one may start. */
export const INSTAGRAM_CLAIM_MS = MINUTE;
/**
 * Tokens are valid for 60 days. They are renewed after half of that time, which leaves many attempts before
 * the owner is warned.
 */
export const INSTAGRAM_RENEWAL_MS = 30 * DAY;
/** Instagram doesn't renew tokens that are younger than this. */
export const INSTAGRAM_MIN_AGE_MS = DAY;

/** How long one call to YouTube may take: the owner waits for it. */
export const VIDEO_TIMEOUT_MS = 5000;

/**
 * The maximum number of beacons counted, per minute and instance. `visitor` allows for several people behind
 * one address; `peer` is often a CDN node that many visitors share.
 */
export const STATS_LIMITS = {
  visitor: { max: 120, windowMs: MINUTE },
  peer: { max: 6000, windowMs: MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * Each instance writes at most four times a second, each time to one of a day's documents. So ten busy
 * instances together write each document once a second, the maximum that Firestore recommends.
 */
export const STATS_SHARDS = 40;
export const STATS_GATHERING_MS = 250;
/**
 * How many distinct sources of visits and errors an instance names in a day; a document must not exceed 1
 * MiB.
 */
export const STATS_KEYS_PER_DAY = { visit: 150, error: 40 } as const;

/** The longest timeout that the platform allows for an event-driven function. */
export const BACKUP_TIMEOUT_MS = 9 * MINUTE;
/** How often a running backup records its progress, and how long without such a record means that it died. */
export const BACKUP_HEARTBEAT_MS = 2000;
export const BACKUP_SILENCE_MS = 2 * MINUTE;
