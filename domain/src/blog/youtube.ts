/**
 * YouTube videos in posts. In the HTML a video is a figure with a link, which works everywhere: `<figure><a
 * href="https://www.youtube.com/watch?v=ID">Title</a><figcaption>…</figcaption></figure>`, where an `<img>`
 * may precede the title. Pages replace the link by the player when a visitor asks for it; until then nothing
 * is requested from YouTube.
 */

/** What YouTube says publicly about a video. */
export interface VideoDetails {
  /** Empty if YouTube does not say it. */
  title: string;
  /** The path of our copy of its picture, in the library; empty if there is none. */
  picture: string;
}

/** How the address of a video begins in the HTML of posts; its id follows. */
export const YOUTUBE_WATCH = 'https://www.youtube.com/watch?v=';

const ADDRESS =
  /^(?:https?:\/\/)?(?:youtu\.be\/|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:[^#\s]*&)?v=))([\w-]{11})(?:[?&#/]\S*)?$/i;

export const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * Returns the id of the video that an address leads to: of a page, a short link, a Short, a live stream or a
 * player. Null for any other text.
 */
export const youtubeId = (address: string): string | null => ADDRESS.exec(address.trim())?.[1] ?? null;
