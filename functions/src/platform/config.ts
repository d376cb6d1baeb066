/** Defines the server's limits, cache times and secrets. Facts about the business are in the domain. */
import { defineSecret } from 'firebase-functions/params';

/** The scrypt hash of the owner's password. `npm run deploy:secret` creates it. */
export const ADMIN_PASSWORD_HASH = defineSecret('ADMIN_PASSWORD_HASH');
/**
 * The browser's gate for the owner's password, and a fingerprint of the password's hash
 * (tools/deploy/password-secrets.ts).
 */
export const ADMIN_PASSWORD_GATE = defineSecret('ADMIN_PASSWORD_GATE');

/** The email settings as JSON, or `off`. `npm run deploy:secret` stores them. */
export const MAIL = defineSecret('MAIL');

/**
 * The keys that sign push notifications, as JSON. `npm run deploy:setup` creates them. The value `off` turns
 * notifications off.
 */
export const PUSH = defineSecret('PUSH');
/** The settings of the site's Instagram app as JSON, or `off`. `npm run deploy:secret` stores them. */
export const INSTAGRAM = defineSecret('INSTAGRAM');

/** The function's region. The rewrites in firebase.json must name the same region. */
export const REGION = 'us-east1';

export const onEmulators = process.env.FUNCTIONS_EMULATOR === 'true';

/** A limit on the number of uses per time window. */
export interface Limit {
  /** The maximum number of uses per window. */
  max: number;
  /** The window's length. A window starts at its first use. */
  windowMs: number;
}

const MINUTE = 60_000;

/** The maximum size of a JSON body, in bytes: several times the size of the largest post. */
export const JSON_MAX_BYTES = 1024 * 1024;

/**
 * Limits how many messages visitors may send. The `visitor` limit is enough for a family or an office behind
 * one address; messages above it are rejected. The `peer` limit applies to the address that connected to
 * Google's front end, often a CDN node that many visitors share; messages above it are stored as suspected
 * spam. The `flood` limit counts the messages that exceed the `peer` limit, across all peers; messages above
 * it are rejected. An attacker can therefore make the site store only a limited number of messages.
 */
export const CONTACT_LIMITS = {
  visitor: { max: 10, windowMs: 10 * MINUTE },
  peer: { max: 200, windowMs: 10 * MINUTE },
  flood: { max: 3000, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * Limits how many testimonials may be sent per visitor, per peer address and in total. Rejected testimonials
 * count as well.
 */
export const TESTIMONIAL_LIMITS = {
  visitor: { max: 5, windowMs: 10 * MINUTE },
  peer: { max: 40, windowMs: 10 * MINUTE },
  all: { max: 200, windowMs: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * Limits login attempts with wrong passwords. A window allows five attempts from an address and ten in total,
 * so there are never more than fifty per hour. Two of the ten are reserved for addresses from which the owner
 * has logged in before. A device that has logged in with the current password has its own limit of five
 * instead.
 */
export const LOGIN_LIMITS = {
  device: { max: 5, windowMs: 15 * MINUTE },
  address: { max: 5, windowMs: 15 * MINUTE },
  unknownAddresses: { max: 8, windowMs: 15 * MINUTE },
  all: { max: 10, windowMs: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

/** Lets images be cached indefinitely, because an image's name changes with its content. */
export const IMAGE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The longest timeout that the platform allows for an event-driven function. */
export const PUBLISHER_TIMEOUT_MS = 9 * MINUTE;

/**
 * The maximum number of paths in one release when a change affects every page. Rendering and releasing that
 * many paths takes about a minute. Other changes must wait that long, and the work is lost if the process
 * dies.
 */
export const ADDRESSES_PER_RELEASE = 500;

/**
 * How long an attempt to send an email or a push notification may take before another sender may try. The
 * lease is longer than all of a connection's timeouts combined.
 */
export const OUTBOX_LEASE_MS = 3 * MINUTE;
/** The wait after the first failed attempt. It doubles with every further failure, up to the maximum. */
export const OUTBOX_BACKOFF_MS = MINUTE;
export const OUTBOX_BACKOFF_MAX_MS = 2 * 60 * MINUTE;
/** How long the sender keeps retrying an email or a push notification before it gives up. */
export const OUTBOX_GIVE_UP_MS = 24 * 60 * MINUTE;

const DAY = 24 * 60 * MINUTE;

/** How long the owner has to authorize the connection on Instagram. */
export const INSTAGRAM_ATTEMPT_MS = 15 * MINUTE;
/** The timeout for a call to Instagram, and for downloading a picture. */
export const INSTAGRAM_TIMEOUT_MS = 15_000;
/**
 * The total time allowed for fetching the posts. The owner waits for the fetch, and Hosting waits at most a
 * minute.
 */
export const INSTAGRAM_FETCH_MS = 45_000;
/** How long a fetch holds its claim. A fetch that takes longer must have died, so another one may start. */
export const INSTAGRAM_CLAIM_MS = MINUTE;
/**
 * Tokens are valid for 60 days. They are renewed after half that time, which leaves many attempts before the
 * owner is warned.
 */
export const INSTAGRAM_RENEWAL_MS = 30 * DAY;
/** The minimum age for renewing a token. Instagram doesn't renew younger ones. */
export const INSTAGRAM_MIN_AGE_MS = DAY;

/** The timeout for a call to YouTube. It is short because the owner waits for the result. */
export const VIDEO_TIMEOUT_MS = 5000;

/**
 * The maximum number of beacons that an instance counts per minute. `visitor` allows for several people
 * behind one address. `peer` allows for a CDN node that many visitors share.
 */
export const STATS_LIMITS = {
  visitor: { max: 120, windowMs: MINUTE },
  peer: { max: 6000, windowMs: MINUTE },
} as const satisfies Record<string, Limit>;

/**
 * The number of documents that share each day's counts. An instance writes at most four times a second, each
 * time to a random document. Ten busy instances together therefore write to each document about once a
 * second, the maximum that Firestore recommends.
 */
export const STATS_SHARDS = 40;
export const STATS_GATHERING_MS = 250;
/**
 * The maximum number of different visit sources, and of different errors, that an instance counts separately
 * per day. The limit keeps documents below 1 MiB.
 */
export const STATS_KEYS_PER_DAY = { visit: 150, error: 40 } as const;

/** The longest timeout that the platform allows for an event-driven function. */
export const BACKUP_TIMEOUT_MS = 9 * MINUTE;
/**
 * How often a running backup records its progress, and how long it may go without doing so before it counts
 * as dead.
 */
export const BACKUP_HEARTBEAT_MS = 2000;
export const BACKUP_SILENCE_MS = 2 * MINUTE;
