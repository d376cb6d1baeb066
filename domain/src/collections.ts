/** The names of the Firestore collections. firestore.rules and firestore.indexes.json repeat them. */

export const COLLECTIONS = {
  /** Public. */
  services: 'services',
  /** Public. */
  testimonials: 'testimonials',
  /** Public: what the Instagram strip shows. Each document also has `postedAt`, a timestamp by which the posts are sorted. */
  instagramPosts: 'instagramPosts',
  /** Public if published: posts without their contents. */
  posts: 'posts',
  /** Public if published: the contents of posts, under the id of the post. */
  postContents: 'postContents',
  /** Public: a single document, `BLOG_INDEX_ID`. */
  blogIndex: 'blogIndex',
  /** Public, but not listed: the placeholder of each uploaded image. */
  images: 'images',
  /** Present and former slugs of published posts, each with the id of its post. */
  slugRedirects: 'slugRedirects',
  /** The owner's inbox. */
  contactSubmissions: 'contactSubmissions',
  /** The owner's sessions, under the hash of the session id. */
  sessions: 'sessions',
  /** Counters of the rate limits. */
  rateLimits: 'rateLimits',
  /** What has changed and is not yet live, written with the change itself. */
  publications: 'publications',
  /** The state of the publisher: its lease, and when it last succeeded or failed. */
  publishing: 'publishing',
  /** Mails to be sent, and those sent or given up in the last month. */
  outbox: 'outbox',
  /** What the owner has chosen, one document for each subject. */
  settings: 'settings',
} as const;

export const BLOG_INDEX_ID = 'published';
