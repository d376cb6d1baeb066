/** The names of the Firestore collections. firestore.rules and firestore.indexes.json repeat them. */

/** What the rules let visitors read. */
export const PUBLIC_COLLECTIONS = {
  services: 'services',
  testimonials: 'testimonials',
  /** The facts of the business, its brand, and the texts of each page, under `FACTS_ID`, `BRAND_ID` and the names of the pages. */
  siteContent: 'siteContent',
  /** The legal texts that the owner has written. */
  legalTexts: 'legalTexts',
  /** What the Instagram strip shows. Each document also has `postedAt`, a timestamp by which the posts are sorted. */
  instagramPosts: 'instagramPosts',
  /** Published posts without their contents. */
  posts: 'posts',
  /** The contents of published posts, under the id of the post. */
  postContents: 'postContents',
  /** A single document, `BLOG_INDEX_ID`. */
  blogIndex: 'blogIndex',
  /** Each can be read, but they cannot be listed: the placeholder of each uploaded image. */
  images: 'images',
} as const;

export const COLLECTIONS = {
  ...PUBLIC_COLLECTIONS,
  /** What the owner edits, of each kind, also what is in the bin, under its kind and id: `services~puppy-training`. */
  drafts: 'drafts',
  /** All categories and tags with their names: a single document, `TOPICS_ID`. */
  topics: 'topics',
  /** The picture library: what the owner says about each uploaded image, under the id of its record in `images`. */
  pictures: 'pictures',
  /** The owner's inbox. */
  contactSubmissions: 'contactSubmissions',
  /** Testimonials that visitors have sent, which the owner approves or declines. */
  testimonialSubmissions: 'testimonialSubmissions',
  /** The photo of each that waits, under the same id. */
  testimonialPhotos: 'testimonialPhotos',
  /** The owner's sessions, under the hash of the session id. */
  sessions: 'sessions',
  /** The password that the owner has chosen herself, hashed, and the address that she has confirmed for e-mails. */
  credentials: 'credentials',
  /** Devices that have logged in before, under the hash of the id that the browser keeps. */
  knownDevices: 'knownDevices',
  /** Counters of the rate limits. */
  rateLimits: 'rateLimits',
  /** Private preview links, under the id of their draft. */
  previewLinks: 'previewLinks',
  /** What has changed and is not yet live, written with the change itself. */
  publications: 'publications',
  /** The state of the publisher: its lease, and when it last succeeded or failed. */
  publishing: 'publishing',
  /** Mails and push notifications to be sent, and those sent or given up in the last month. */
  outbox: 'outbox',
  /** The owner's devices that get push notifications, under the hash of their address at the push service. */
  pushSubscriptions: 'pushSubscriptions',
  /** The connection to the owner's Instagram account with its encrypted token, and an attempt to connect one. */
  instagram: 'instagram',
  /** What the owner has chosen, one document for each subject. */
  settings: 'settings',
  /** Counts of days, each spread over several documents (`2026-03-05~7`) until they are rolled up. */
  statsShards: 'statsShards',
  /** Counts of months (`2026-03`). */
  statsMonths: 'statsMonths',
  /** The backups that the owner has asked for. */
  backups: 'backups',
  /** A restore that is not finished: a single document, `RESTORE_ID`. */
  restores: 'restores',
} as const;

/** The subcollection of a draft with the last published versions, under their numbers. */
export const VERSIONS = 'versions';

export const BLOG_INDEX_ID = 'published';
/** The documents of `siteContent` with the facts and the brand; the others have the names of their pages. */
export const FACTS_ID = 'facts';
export const BRAND_ID = 'brand';
/** The draft with the owner's saved replies. */
export const REPLIES_ID = 'replies';
export const TOPICS_ID = 'all';
export const RESTORE_ID = 'unfinished';
