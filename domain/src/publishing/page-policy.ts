/**
 * The Content-Security-Policy of all pages, public and of the owner's area. `firebase.json` has it for those that are files, the function
 * sends it with those that it renders.
 */

/** SHA-256 of the scripts inside the documents of `web/*.html` as they are built. After a change, `tests/browsers/build.test.ts` names the new ones. */
export const INLINE_SCRIPTS: readonly string[] = [
  '9ZJqa7t9TZvrtp+BPBe4g0NPDB0qakwBBVumh8ntMLQ=',
  'RvIkixqwyjfGr3owLSuluUVQKD7G7W4usr+yYSoqm2Q=',
  'DY8dHSzJsndMnDXw3FSoRO1Y74CyxpVJIdzBpqXaz5U=',
  '42K3Get80PAxrT12fQfmgqBlNeEoDwCq9RsBxbFB7Nc=',
];

/** What browsers read the database from. */
export const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com';

/** App Check with reCAPTCHA Enterprise (https://developers.google.com/recaptcha/docs/faq), where the build has a site key. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_FILES = 'https://www.gstatic.com/recaptcha/';
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com';

/**
 * Returns the policy. Previews of drafts may be framed by the site itself. Styles may be inline: Emotion writes them into the page, and a
 * post's pictures may be on any site.
 */
export function pagePolicy(framedBy: 'none' | 'self', firestore = FIRESTORE_ORIGIN): string {
  const scripts = INLINE_SCRIPTS.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts, RECAPTCHA, RECAPTCHA_FILES].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${firestore} ${APP_CHECK} ${RECAPTCHA}`,
    `frame-src 'self' https://www.youtube-nocookie.com ${RECAPTCHA}`,
    // The decoder of HEIC pictures makes its worker of a blob.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${framedBy}'`,
  ].join('; ');
}
