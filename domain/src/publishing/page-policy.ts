/**
 * The Content-Security-Policy for all public pages and the owner's area. Hosting sends it with every
 * response, including redirects and 404s (`firebase.json`). The function sends it with the pages that it
 * renders itself.
 */

/**
 * The SHA-256 hashes of the inline scripts in the built `web/*.html`. When a script changes,
 * `tests/browsers/build.test.ts` reports the new hash.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  'RDg91HVATecXZzkxflCYPZ8Kx2yqh+FyWUXuUGsl8P8=',
  'RvIkixqwyjfGr3owLSuluUVQKD7G7W4usr+yYSoqm2Q=',
  'DY8dHSzJsndMnDXw3FSoRO1Y74CyxpVJIdzBpqXaz5U=',
  'otwoW7ikBjH0Bdx5BsOBlkr0LfuxgymPhQl2LadHhmY=',
];

/** The origin that browsers read Firestore from. */
export const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com';

const inlineScripts = INLINE_SCRIPTS.map((hash) => `'sha256-${hash}'`).join(' ');

/**
 * The directives for styles, pictures and fonts. Emotion adds inline styles, picture placeholders are `data:`
 * URLs, and previews of newly chosen pictures are `blob:` URLs.
 */
const LOOKS = ["style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'"];

/** Returns the policy for pages that read Firestore from the given origin. */
export function pagePolicy(firestore = FIRESTORE_ORIGIN): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}`,
    ...LOOKS,
    `connect-src 'self' ${firestore}`,
    "frame-src 'self' https://www.youtube-nocookie.com",
    // The HEIC decoder's worker comes from a blob.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy for the editor's preview frame. `sandbox` gives it an opaque origin, even when it is opened
 * directly. As a result, it has no cookies or storage. It can read only the site's files.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${inlineScripts}`,
  ...LOOKS,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');
