import { readSecret, storeSecret } from './secrets.mjs';

/** The function reads it; functions/src/instagram/config.ts has its form. */
const INSTAGRAM_SECRET = 'INSTAGRAM';
/** Its value while the site has no app at Instagram. */
const OFF = 'off';

/** @typedef {{appId: string, appSecret: string}} InstagramApp */

/** Whether the project has the secret, without which no function that names it can be deployed. @param {import('./google.mjs').Google} google */
export const readInstagramState = async (google) => {
  const value = await readSecret(google, INSTAGRAM_SECRET);
  return value === undefined ? 'missing' : value === OFF ? 'off' : 'on';
};

/** @param {import('./google.mjs').Google} google @param {InstagramApp | null} app null switches Instagram off */
export const storeInstagramApp = (google, app) =>
  storeSecret(google, INSTAGRAM_SECRET, app ? JSON.stringify(app) : OFF);
