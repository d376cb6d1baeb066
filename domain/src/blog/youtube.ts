/**
 * YouTube videos in posts. In the HTML, a video is a figure with a link, which works everywhere: `<figure><a
 * href="https://www.youtube.com/watch?v=ID">Title</a><figcaption>…</figcaption></figure>`. An `<img>` can
 * precede the title. When a visitor activates the link, the page replaces it with the player. Until then, the
 * page requests nothing from YouTube.
 */

/** The public details of a YouTube video. */
export interface VideoDetails {
  /** The title of the video, or '' if YouTube doesn't provide it. */
  title: string;
  /** The path to the copy of the video's thumbnail in the picture library, or '' if there is no copy. */
  picture: string;
}

/** The start of a video's URL in post HTML, before the video ID. */
export const YOUTUBE_WATCH = 'https://www.youtube.com/watch?v=';

const ADDRESS =
  /^(?:https?:\/\/)?(?:youtu\.be\/|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#\s]*&)?v=))([\w-]{11})(?:[?&#/]\S*)?$/i;

export const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * Returns the video ID from any form of YouTube URL: watch page, short link, Short, live stream or player.
 * Returns null for any other string.
 */
export const youtubeId = (address: string): string | null => ADDRESS.exec(address.trim())?.[1] ?? null;
