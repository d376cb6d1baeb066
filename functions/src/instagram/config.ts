/** The site's app at Instagram: the secret INSTAGRAM, which `npm run deploy:secret` stores. */
import { object, string } from 'yup';
import { INSTAGRAM, INSTAGRAM_TIMEOUT_MS, onEmulators } from '../platform/config';
import { parseSettings } from '../platform/secret-settings';

const appSchema = object({
  appId: string().required().matches(/^\d+$/),
  appSecret: string().required(),
});

export interface InstagramConfig {
  appId: string;
  appSecret: string;
  /** Where the owner allows the connection, where codes become tokens, and where posts are read. */
  hosts: { authorize: string; codes: string; graph: string };
  isPictureAddress: (url: URL) => boolean;
  /** How long one call may take. */
  timeoutMs: number;
  /** When the fetch that the calls are part of is given up. */
  deadline?: AbortSignal;
}

const HOSTS: InstagramConfig['hosts'] = {
  authorize: 'https://www.instagram.com',
  codes: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
};

/** The hosts of Instagram's pictures: the function calls no other address that an answer names. */
const PICTURE_HOST = /\.(?:cdninstagram\.com|fbcdn\.net)$/;

const isPictureAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' && PICTURE_HOST.test(hostname);

/** The app as the stand-in knows it (tools/emulators/stand-ins/instagram.ts), at its address. */
export const standInConfig = (url: string, timeoutMs = INSTAGRAM_TIMEOUT_MS): InstagramConfig => ({
  appId: '1',
  appSecret: 'stand-in',
  hosts: { authorize: url, codes: url, graph: url },
  isPictureAddress: ({ origin }) => origin === url,
  timeoutMs,
});

/** Returns the settings in a value of the secret; null if there is no app, or the value is invalid, which is logged. */
export function parseInstagramConfig(value: string): InstagramConfig | null {
  const app = parseSettings(value, appSchema, { name: 'INSTAGRAM', consequence: 'no posts are fetched' });
  return app && { ...app, hosts: HOSTS, isPictureAddress, timeoutMs: INSTAGRAM_TIMEOUT_MS };
}

/** Returns the settings of this deployment; null if it has no app. On the emulators, INSTAGRAM_API_URL names a stand-in. */
export function instagramConfig(): InstagramConfig | null {
  const { INSTAGRAM_API_URL } = process.env;
  if (onEmulators && INSTAGRAM_API_URL) return standInConfig(INSTAGRAM_API_URL);
  return parseInstagramConfig(INSTAGRAM.value());
}
