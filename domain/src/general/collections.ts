/**
 * Defines the names of the Firestore collections, which firestore.rules and firestore.indexes.json also use.
 */

/** The collections that the security rules allow visitors to read. */
export const PUBLIC_COLLECTIONS = {
  services: 'services',
  /** The published pages that the owner added. */
  ownPages: 'ownPages',
  testimonials: 'testimonials',
  /**
   * The facts, the brand, and the content of each page. Their ids are `FACTS_ID`, `BRAND_ID` and the page
   * names.
   */
  siteContent: 'siteContent',
  /** The published legal pages, which replace the templates. */
  legalTexts: 'legalTexts',
  /** The posts in the Instagram strip. Each document also has `postedAt`, a timestamp to sort by. */
  instagramPosts: 'instagramPosts',
  /** Published posts without their content. */
  posts: 'posts',
  /** The content of published posts. Each document has the same id as its post. */
  postContents: 'postContents',
  /** The index of published posts, in the single document `BLOG_INDEX_ID`. */
  blogIndex: 'blogIndex',
  /** The placeholders for uploaded images. Visitors can read each document but can't list the collection. */
  images: 'images',
} as const;

export const COLLECTIONS = {
  ...PUBLIC_COLLECTIONS,
  /**
   * Drafts of all kinds, including those in the bin. Each document's id combines the kind and the draft's id,
   * as in `services~puppy-training`.
   */
  drafts: 'drafts',
  /** All categories and tags with their names, in the single document `TOPICS_ID`. */
  topics: 'topics',
  /**
   * The picture library: the details that the owner sets for each uploaded image. Each document has the same
   * id as the image's document in `images`.
   */
  pictures: 'pictures',
  /** The messages in the owner's inbox. */
  contactSubmissions: 'contactSubmissions',
  /** Testimonials from visitors, which the owner approves or declines. */
  testimonialSubmissions: 'testimonialSubmissions',
  /**
   * The photos from submitted testimonials that haven't been approved. Each document has the same id as its
   * submission.
   */
  testimonialPhotos: 'testimonialPhotos',
  /** The owner's sessions. Each document's id is the hash of the session id. */
  sessions: 'sessions',
  /** The hash of the password that the owner chose, and the email address that the owner confirmed. */
  credentials: 'credentials',
  /**
   * Devices that the owner logged in on before. Each document's id is the hash of the device id stored in the
   * browser.
   */
  knownDevices: 'knownDevices',
  /** The counters for the rate limits. */
  rateLimits: 'rateLimits',
  /** Private preview links. Each document has the same id as its draft. */
  previewLinks: 'previewLinks',
  /** Changes that aren't live yet. Each document is written in the same transaction as its change. */
  publications: 'publications',
  /** The publisher's state: its lease, and when it last succeeded or failed. */
  publishing: 'publishing',
  /** Emails and push notifications that are queued, or were sent or given up on in the last month. */
  outbox: 'outbox',
  /**
   * The owner's devices that receive push notifications. Each document's id is the hash of the device's push
   * endpoint.
   */
  pushSubscriptions: 'pushSubscriptions',
  /**
   * The connection to the owner's Instagram account with its encrypted token, and any pending connection
   * attempt.
   */
  instagram: 'instagram',
  /** The owner's settings, with one document per topic. */
  settings: 'settings',
  /**
   * Daily counts. Each day's counts are spread over several documents (such as `2026-03-05~7`) until they are
   * rolled up.
   */
  statsShards: 'statsShards',
  /** Monthly counts, with one document per month (`2026-03`). */
  statsMonths: 'statsMonths',
  /** The backups that the owner requested. */
  backups: 'backups',
  /** The state of an unfinished restore, in the single document `RESTORE_ID`. */
  restores: 'restores',
} as const;

/**
 * The subcollection for a draft's most recently published versions. Each document's id is the version's
 * number.
 */
export const VERSIONS = 'versions';

export const BLOG_INDEX_ID = 'published';
/**
 * The ids of the `siteContent` documents for the facts and the brand. The ids of the other documents are page
 * names.
 */
export const FACTS_ID = 'facts';
export const BRAND_ID = 'brand';
/** The id of the draft that contains the owner's saved replies. */
export const REPLIES_ID = 'replies';
export const TOPICS_ID = 'all';
export const RESTORE_ID = 'unfinished';
