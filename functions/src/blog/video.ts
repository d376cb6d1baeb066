/**
 * What YouTube says publicly about a video, so that the owner needs neither type its title nor look for a
 * picture. Only the server asks, and it sends only the video's id: browsers request nothing.
 *
 * The contract: `https://www.youtube.com/oembed?url=…&format=json` answers JSON with a `title`
 * (https://oembed.com, in its list of providers), or a 4xx for a video that is private, was deleted or may
 * not be embedded. Pictures are below `https://i.ytimg.com/vi/{id}/`
 * (https://developers.google.com/youtube/v3/docs/thumbnails): `maxresdefault.jpg` with 1,280 px, which older
 * videos lack, and `hqdefault.jpg` with 480 px, which all have.
 */
import type { VideoDetails } from '@app/domain/blog/youtube';
import { YOUTUBE_WATCH } from '@app/domain/blog/youtube';
import { plainName } from '@app/domain/general/plain-name';
import { UPLOAD_MAX_BYTES } from '@app/domain/pictures/images';
import * as logger from 'firebase-functions/logger';
import { imageQueue } from '../pictures/images/child-process';
import { storeUpload } from '../pictures/images/files';
import { VIDEO_TIMEOUT_MS, onEmulators } from '../platform/config';
import { readBytes } from '../platform/http/read-bytes';

const HOSTS = { texts: 'https://www.youtube.com', pictures: 'https://i.ytimg.com' };

const PICTURES = ['maxresdefault.jpg', 'hqdefault.jpg'];

/** Far more than any response has. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** YouTube allows 100 characters. */
const TITLE_MAX_LENGTH = 200;

/** Returns the hosts to ask; null for none. The emulators never ask YouTube: YOUTUBE_URL names a stand-in. */
function hosts(): typeof HOSTS | null {
  if (!onEmulators) return HOSTS;
  const { YOUTUBE_URL: url } = process.env;
  return url ? { texts: url, pictures: url } : null;
}

/**
 * Returns the details of a video. A detail is empty if YouTube refuses it, does not respond or sends
 * something unexpected: the owner can enter it herself.
 */
export async function readVideo(id: string): Promise<VideoDetails> {
  const asked = hosts();
  if (!asked) return { title: '', picture: '' };
  const title = await attempt('title', () => readTitle(asked.texts, id));
  const picture = title === '' ? '' : await attempt('picture', () => storePicture(asked.pictures, id));
  return { title, picture };
}

async function attempt(detail: string, read: () => Promise<string>): Promise<string> {
  try {
    return await read();
  } catch (error) {
    logger.warn('a detail of a video could not be read', {
      detail,
      cause: error instanceof Error ? error.message : 'unknown',
    });
    return '';
  }
}

async function readTitle(host: string, id: string): Promise<string> {
  const url = new URL('/oembed', host);
  url.search = new URLSearchParams({ url: YOUTUBE_WATCH + id, format: 'json' }).toString();
  const body: unknown = JSON.parse((await download(url, ANSWER_MAX_BYTES)).toString('utf8'));
  const title = typeof body === 'object' && body !== null && 'title' in body ? body.title : '';
  return typeof title === 'string' ? plainName(title.toWellFormed(), TITLE_MAX_LENGTH) : '';
}

/** Stores the first available picture like an upload; returns its path, or an empty text. */
async function storePicture(host: string, id: string): Promise<string> {
  for (const name of PICTURES) {
    const file = await download(new URL(`/vi/${id}/${name}`, host), UPLOAD_MAX_BYTES).catch(() => null);
    if (file) return (await imageQueue(() => storeUpload(file))).path;
  }
  return '';
}

async function download(url: URL, maxBytes: number): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(VIDEO_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const bytes = await readBytes(response, maxBytes);
  if (!bytes) throw new Error(`more than ${maxBytes} bytes`);
  return bytes;
}
