/**
 * What YouTube says publicly about a video, so that the owner types neither its title nor looks for a
 * picture. The server asks, and sends the video's id only: no browser of hers or of a visitor's requests
 * anything.
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

/** Far more than an answer has. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** YouTube allows 100 characters. */
const TITLE_MAX_LENGTH = 200;

/** Returns whom to ask. The emulators never ask YouTube: YOUTUBE_URL names a stand-in. */
function hosts(): typeof HOSTS | null {
  if (!onEmulators) return HOSTS;
  const { YOUTUBE_URL: url } = process.env;
  return url ? { texts: url, pictures: url } : null;
}

/**
 * Returns the details of a video. What YouTube does not answer, refuses or sends in another form is empty:
 * she can type it.
 */
export async function readVideo(id: string): Promise<VideoDetails> {
  const asked = hosts();
  const title = asked ? await attempt('title', () => readTitle(asked.texts, id)) : '';
  const picture =
    asked && title !== '' ? await attempt('picture', () => storePicture(asked.pictures, id)) : '';
  return { title, picture };
}

async function attempt(what: string, read: () => Promise<string>): Promise<string> {
  try {
    return await read();
  } catch (error) {
    logger.warn('YouTube did not give what a video has', {
      what,
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

/** Stores the first picture that there is, like an upload. */
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
