/** The names of the Firestore collections. firestore.rules and firestore.indexes.json repeat them. */

export const COLLECTIONS = {
  /** Public. */
  services: 'services',
  /** Public. */
  testimonials: 'testimonials',
  /** Public: what the Instagram strip shows. Each document also has `postedAt`, a timestamp by which the posts are sorted. */
  instagramPosts: 'instagramPosts',
  /** Public: published posts without their contents. */
  posts: 'posts',
  /** Public: the contents of published posts, under the id of the post. */
  postContents: 'postContents',
  /** The working copy of each post, drafts and posts in the bin too, under the id of the post. */
  workingCopies: 'workingCopies',
  /** Public: a single document, `BLOG_INDEX_ID`. */
  blogIndex: 'blogIndex',
  /** All categories and tags with their names: a single document, `TOPICS_ID`. */
  topics: 'topics',
  /** Public, but not listed: the placeholder of each uploaded image. */
  images: 'images',
  /** The picture library: what the owner says about each uploaded image, under the id of its record in `images`. */
  pictures: 'pictures',
  /** Present and former slugs of published posts, each with the id of its post. */
  slugRedirects: 'slugRedirects',
  /** The owner's inbox. */
  contactSubmissions: 'contactSubmissions',
  /** The owner's sessions, under the hash of the session id. */
  sessions: 'sessions',
  /** Counters of the rate limits. */
  rateLimits: 'rateLimits',
  /** Private preview links, under the id of their post. */
  previewLinks: 'previewLinks',
  /** What has changed and is not yet live, written with the change itself. */
  publications: 'publications',
  /** The state of the publisher: its lease, and when it last succeeded or failed. */
  publishing: 'publishing',
  /** Mails to be sent, and those sent or given up in the last month. */
  outbox: 'outbox',
  /** What the owner has chosen, one document for each subject. */
  settings: 'settings',
} as const;

/** The subcollection of a working copy with the last published versions, under their numbers. */
export const VERSIONS = 'versions';

export const BLOG_INDEX_ID = 'published';
export const TOPICS_ID = 'all';
