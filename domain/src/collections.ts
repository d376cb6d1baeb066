/** The names of everything in Firestore. Rules, server, browser and seed all take them from here. */

export const COLLECTIONS = {
  /** Public. */
  services: 'services',
  /** Public. */
  testimonials: 'testimonials',
  /** Public where published: a post without its long texts. */
  posts: 'posts',
  /** Public where published: the long texts, under the id of their post. */
  postContents: 'postContents',
  /** Public: one document, `BLOG_INDEX_ID`. */
  blogIndex: 'blogIndex',
  /** Public, one by one: what stands in a picture's place until it is there. */
  images: 'images',
  /** Slugs under which posts have been public, each with the id of its post. */
  slugRedirects: 'slugRedirects',
  /** The owner's inbox. */
  contactSubmissions: 'contactSubmissions',
  /** Signed-in browsers, by the hash of their session id. */
  sessions: 'sessions',
  /** Counters of the rate limits. */
  rateLimits: 'rateLimits',
} as const;

export const BLOG_INDEX_ID = 'published';
