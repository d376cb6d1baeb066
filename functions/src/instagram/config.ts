/**
 * Reads the settings of the site's Instagram app from the INSTAGRAM secret, which `npm run deploy:secret`
 * stores.
 */
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
  /**
   * The hosts where the owner authorizes the connection, where codes are exchanged for tokens, and where
   * posts are read.
   */
  hosts: { authorize: string; codes: string; graph: string };
  isPictureAddress: (url: URL) => boolean;
  /** The timeout for a single call. */
  timeoutMs: number;
  /** Aborts every call in a fetch of the account's posts once their shared time limit is reached. */
  deadline?: AbortSignal;
}

const HOSTS: InstagramConfig['hosts'] = {
  authorize: 'https://www.instagram.com',
  codes: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
};

/**
 * Matches the hosts that serve Instagram's pictures. The function never fetches a URL with any other host,
 * even if a response contains one.
 */
const PICTURE_HOST = /\.(?:cdninstagram\.com|fbcdn\.net)$/;

const isPictureAddress = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' && PICTURE_HOST.test(hostname);

/** Returns the settings for the Instagram stand-in (tools/emulators/stand-ins/instagram.ts) at a URL. */
export const standInConfig = (url: string, timeoutMs = INSTAGRAM_TIMEOUT_MS): InstagramConfig => ({
  appId: '1',
  appSecret: 'stand-in',
  hosts: { authorize: url, codes: url, graph: url },
  isPictureAddress: ({ origin }) => origin === url,
  timeoutMs,
});

/**
 * Returns the settings in the secret's value, or null if there is no app. If the value is invalid, logs an
 * error and returns null.
 */
export function parseInstagramConfig(value: string): InstagramConfig | null {
  const app = parseSettings(value, appSchema, { name: 'INSTAGRAM', consequence: 'no posts are fetched' });
  return app && { ...app, hosts: HOSTS, isPictureAddress, timeoutMs: INSTAGRAM_TIMEOUT_MS };
}

/**
 * Returns this deployment's Instagram settings, or null if it has no Instagram app. On the emulators,
 * INSTAGRAM_API_URL is the stand-in's URL.
 */
export function instagramConfig(): InstagramConfig | null {
  const { INSTAGRAM_API_URL } = process.env;
  if (onEmulators && INSTAGRAM_API_URL) return standInConfig(INSTAGRAM_API_URL);
  return parseInstagramConfig(INSTAGRAM.value());
}
