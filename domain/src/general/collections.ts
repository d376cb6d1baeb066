/** The names of the Firestore collections. firestore.rules and firestore.indexes.json repeat them. */

/** The collections that the rules let visitors read. */
export const PUBLIC_COLLECTIONS = {
  services: 'services',
  /** The published pages that the owner added. */
  ownPages: 'ownPages',
  testimonials: 'testimonials',
  /** The facts, the brand, and the texts of each page, under `FACTS_ID`, `BRAND_ID` and the page names. */
  siteContent: 'siteContent',
  /** The published legal texts that replace the templates. */
  legalTexts: 'legalTexts',
  /** The posts in the Instagram strip. Each document also has `postedAt`, a timestamp to sort by. */
  instagramPosts: 'instagramPosts',
  /** Published posts without their contents. */
  posts: 'posts',
  /** The contents of published posts, under the id of the post. */
  postContents: 'postContents',
  /** The index of the published posts, in the single document `BLOG_INDEX_ID`. */
  blogIndex: 'blogIndex',
  /** The placeholder of each uploaded image. Visitors can read each document, but not list them. */
  images: 'images',
} as const;

export const COLLECTIONS = {
  ...PUBLIC_COLLECTIONS,
  /** The drafts of all kinds, including those in the bin, under kind and id: `services~puppy-training`. */
  drafts: 'drafts',
  /** All categories and tags with their names, in the single document `TOPICS_ID`. */
  topics: 'topics',
  /**
   * The picture library: the owner's texts about each uploaded image, under the id of its record in `images`.
   */
  pictures: 'pictures',
  /** The messages in the owner's inbox. */
  contactSubmissions: 'contactSubmissions',
  /** Testimonials from visitors, which the owner approves or declines. */
  testimonialSubmissions: 'testimonialSubmissions',
  /** The photos of waiting testimonials, under the same ids. */
  testimonialPhotos: 'testimonialPhotos',
  /** The owner's sessions, under the hash of the session id. */
  sessions: 'sessions',
  /** The hash of the password that the owner chose, and the email address that she confirmed. */
  credentials: 'credentials',
  /** Devices that have logged in before, under the hash of the id stored in the browser. */
  knownDevices: 'knownDevices',
  /** The counters of the rate limits. */
  rateLimits: 'rateLimits',
  /** Private preview links, under the id of their draft. */
  previewLinks: 'previewLinks',
  /** Changes that aren't live yet, written together with the change itself. */
  publications: 'publications',
  /** The state of the publisher: its lease, and the time of its last success or failure. */
  publishing: 'publishing',
  /** Emails and push notifications: the queued ones, and those sent or given up in the last month. */
  outbox: 'outbox',
  /** The owner's devices that get push notifications, under the hash of their push service URL. */
  pushSubscriptions: 'pushSubscriptions',
  /**
   * The connection to the owner's Instagram account with its encrypted token, and a pending connection
   * attempt.
   */
  instagram: 'instagram',
  /** The owner's settings, one document per subject. */
  settings: 'settings',
  /** The daily counts, each spread over several documents (`2026-03-05~7`) until they are rolled up. */
  statsShards: 'statsShards',
  /** The monthly counts, one document per month (`2026-03`). */
  statsMonths: 'statsMonths',
  /** The backups that the owner has requested. */
  backups: 'backups',
  /** The unfinished restore of a backup, in the single document `RESTORE_ID`. */
  restores: 'restores',
} as const;

/** The subcollection of a draft with its last published versions, under their numbers. */
export const VERSIONS = 'versions';

export const BLOG_INDEX_ID = 'published';
/** The ids of the facts and the brand in `siteContent`. The other documents have page names as ids. */
export const FACTS_ID = 'facts';
export const BRAND_ID = 'brand';
/** The id of the draft with the owner's saved replies. */
export const REPLIES_ID = 'replies';
export const TOPICS_ID = 'all';
export const RESTORE_ID = 'unfinished';
