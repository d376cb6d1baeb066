/**
 * Reads YouTube's public data about a video, so that the owner doesn't have to enter its title or find a
 * picture. Only the server contacts YouTube, and it sends only the video's id; browsers send nothing.
 *
 * YouTube's API: `https://www.youtube.com/oembed?url=…&format=json` responds with JSON that contains a
 * `title` (https://oembed.com, in its list of providers). It responds with a 4xx for a video that is private,
 * deleted or not embeddable. Pictures are under `https://i.ytimg.com/vi/{id}/`
 * (https://developers.google.com/youtube/v3/docs/thumbnails). `maxresdefault.jpg` is 1,280 px wide but
 * missing for older videos; `hqdefault.jpg` is 480 px wide and always exists.
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

/** The maximum size of a response, in bytes. Actual responses are far smaller. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** The maximum length of a title; YouTube allows 100 characters. */
const TITLE_MAX_LENGTH = 200;

/**
 * Returns the hosts to contact; null if there are none. The emulators never contact YouTube, only the fake
 * server at YOUTUBE_URL.
 */
function hosts(): typeof HOSTS | null {
  if (!onEmulators) return HOSTS;
  const { YOUTUBE_URL: url } = process.env;
  return url ? { texts: url, pictures: url } : null;
}

/**
 * Returns a video's details. They are empty if YouTube rejects the request, doesn't respond or sends
 * unexpected data. The owner can then enter them manually.
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

/**
 * Stores the first available picture as an upload. Returns the picture's path, or an empty string if no
 * picture is available.
 */
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
