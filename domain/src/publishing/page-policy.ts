/**
 * The Content-Security-Policy of all pages, public and of the owner's area. Hosting sends it with every
 * answer, redirects and missing files included (`firebase.json`), and the function with the pages that it
 * renders.
 */

/**
 * SHA-256 of the scripts inside the documents of `web/*.html` as they are built. After a change,
 * `tests/browsers/build.test.ts` names the new ones.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  'RDg91HVATecXZzkxflCYPZ8Kx2yqh+FyWUXuUGsl8P8=',
  'RvIkixqwyjfGr3owLSuluUVQKD7G7W4usr+yYSoqm2Q=',
  'DY8dHSzJsndMnDXw3FSoRO1Y74CyxpVJIdzBpqXaz5U=',
  'otwoW7ikBjH0Bdx5BsOBlkr0LfuxgymPhQl2LadHhmY=',
];

/** What browsers read the database from. */
export const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com';

const inlineScripts = INLINE_SCRIPTS.map((hash) => `'sha256-${hash}'`).join(' ');

/**
 * Styles may be inline: Emotion writes them into the page. Pictures may be `data:`, as their placeholders
 * are, and `blob:`, as one is that was just chosen.
 */
const LOOKS = ["style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'"];

/** Returns the policy. */
export function pagePolicy(firestore = FIRESTORE_ORIGIN): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}`,
    ...LOOKS,
    `connect-src 'self' ${firestore}`,
    "frame-src 'self' https://www.youtube-nocookie.com",
    // The decoder of HEIC pictures makes its worker of a blob.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of the frame in which the owner's editor shows the page of a draft. `sandbox` gives it an origin
 * of its own, also when it is opened by itself: it has no cookies and no storage, and reads nothing but the
 * site's files.
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
