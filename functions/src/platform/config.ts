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

/** The email settings as JSON, or `off` if email is off; `npm run deploy:secret` stores them. */
export const MAIL = defineSecret('MAIL');

/**
 * The keys that sign push notifications, as JSON; `npm run deploy:setup` creates them. `off` turns
 * notifications off.
 */
export const PUSH = defineSecret('PUSH');
/** The credentials of the site's Instagram app as JSON, or `off`; `npm run deploy:secret` stores them. */
export const INSTAGRAM = defineSecret('INSTAGRAM');

/** The function's region; the rewrites of firebase.json repeat it. */
export const REGION = 'us-east1';

export const onEmulators = process.env.FUNCTIONS_EMULATOR === 'true';

/** A limit on the number of uses per time window. */
export interface Limit {
  /** The maximum number of uses per window. */
  max: number;
  /** The length of a window in milliseconds. A window starts with its first use. */
  windowMs: number;
}

const MINUTE = 60_000;

/** The maximum size of a JSON body in bytes, several times the largest post. */
export const JSON_MAX_BYTES = 1024 * 1024;

/**
 * The maximum number of messages from visitors. `visitor` is enough for a family or an office behind one
 * address; further messages are rejected. `peer` applies to the address that connected to Google's front end,
 * often a CDN node that many visitors share. Further messages are stored as suspected spam. `flood` counts
 * the messages above the limits of all peers together. Further messages are rejected, which bounds what an
 * attacker can make us store.
 */
export const CONTACT_LIMITS = {
  visitor: { max: 10, windowMs: 10 * MINUTE },
  peer: { max: 200, windowMs: 10 * MINUTE },
  flood: { max: 3000, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * The maximum number of submitted testimonials, including rejected ones: per visitor, per peer address, and
 * in total.
 */
export const TESTIMONIAL_LIMITS = {
  visitor: { max: 5, windowMs: 10 * MINUTE },
  peer: { max: 40, windowMs: 10 * MINUTE },
  all: { max: 200, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * The maximum number of wrong passwords: per window five from an address and ten in total, so never more than
 * fifty in an hour. Two of the ten are reserved for addresses from which the owner has logged in before. A
 * device that has logged in with the current password has its own limit of five instead.
 */
export const LOGIN_LIMITS = {
  device: { max: 5, windowMs: 15 * MINUTE },
  address: { max: 5, windowMs: 15 * MINUTE },
  unknownAddresses: { max: 8, windowMs: 15 * MINUTE },
  all: { max: 10, windowMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * The Cache-Control header of images. The name of an image changes with its content, so it is cached forever.
 */
export const IMAGE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The longest timeout that the platform allows for an event-driven function. */
export const PUBLISHER_TIMEOUT_MS = 9 * MINUTE;

/**
 * The maximum number of paths in one release when a change affects every page. Rendering and releasing them
 * takes about a minute. That minute of work is lost if the process dies, and other changes wait for it.
 */
export const ADDRESSES_PER_RELEASE = 500;

/**
 * The maximum time for one attempt to send an email or a push notification, after which another sender may
 * try. It is longer than all timeouts of a connection combined.
 */
export const OUTBOX_LEASE_MS = 3 * MINUTE;
/**
 * The backoff after the first failed attempt to send. It doubles after each further attempt, up to the
 * maximum.
 */
export const OUTBOX_BACKOFF_MS = MINUTE;
export const OUTBOX_BACKOFF_MAX_MS = 2 * 60 * MINUTE;
/** The time after which the site stops trying to send an email or a push notification. */
export const OUTBOX_GIVE_UP_MS = 24 * 60 * MINUTE;

const DAY = 24 * 60 * MINUTE;

/** The time in which the owner must authorize the connection at Instagram. */
export const INSTAGRAM_ATTEMPT_MS = 15 * MINUTE;
/** The timeout for one call to Instagram, or for one picture. */
export const INSTAGRAM_TIMEOUT_MS = 15_000;
/**
 * The maximum total time for fetching the Instagram posts: the owner waits for it, and Hosting for at most a
 * minute.
 */
export const INSTAGRAM_FETCH_MS = 45_000;
/** After this time, the previous fetch of the Instagram posts must have died, so another one may start. */
export const INSTAGRAM_CLAIM_MS = MINUTE;
/**
 * The age at which Instagram tokens are renewed. They are valid for 60 days, so this leaves many attempts
 * before the owner is warned.
 */
export const INSTAGRAM_RENEWAL_MS = 30 * DAY;
/** The minimum age of a token; Instagram doesn't renew younger ones. */
export const INSTAGRAM_MIN_AGE_MS = DAY;

/** The timeout for one call to YouTube; the owner waits for the call. */
export const VIDEO_TIMEOUT_MS = 5000;

/**
 * The maximum number of beacons counted per minute and instance. `visitor` allows for several people behind
 * one address; `peer` is often a CDN node that many visitors share.
 */
export const STATS_LIMITS = {
  visitor: { max: 120, windowMs: MINUTE },
  peer: { max: 6000, windowMs: MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * The number of documents over which a day's statistics are spread. Each instance writes at most four times a
 * second, each time to one of them. So ten busy instances together write each document once a second, the
 * maximum that Firestore recommends.
 */
export const STATS_SHARDS = 40;
export const STATS_GATHERING_MS = 250;
/**
 * The maximum number of distinct sources of visits and errors that an instance stores per day, since a
 * document must not exceed 1 MiB.
 */
export const STATS_KEYS_PER_DAY = { visit: 150, error: 40 } as const;

/** The longest timeout that the platform allows for an event-driven function. */
export const BACKUP_TIMEOUT_MS = 9 * MINUTE;
/**
 * The interval at which a running backup records its progress, and the time without such a record after which
 * it counts as dead.
 */
export const BACKUP_HEARTBEAT_MS = 2000;
export const BACKUP_SILENCE_MS = 2 * MINUTE;
