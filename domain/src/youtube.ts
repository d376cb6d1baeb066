/**
 * YouTube videos in posts. In the HTML a video is a figure with a link, which works everywhere:
 * `<figure><a href="https://www.youtube.com/watch?v=ID">Title</a><figcaption>…</figcaption></figure>`, where an `<img>` may precede the
 * title. Pages replace the link by the player when a visitor asks for it; until then nothing is requested from YouTube.
 */

/** How the address of a video begins in the HTML of posts; its id follows. */
export const YOUTUBE_WATCH = 'https://www.youtube.com/watch?v=';

const ID = /^[\w-]{11}$/;
const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com']);

/** Returns the id of the video that an address leads to: of a page, a short link, a Short, a live stream or a player. Null for any other text. */
export function youtubeId(address: string): string | null {
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`);
  } catch {
    return null;
  }
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  let id: string | null = null;
  if (url.hostname === 'youtu.be') id = first;
  else if (HOSTS.has(url.hostname)) id = first === 'watch' ? url.searchParams.get('v') : /^(?:embed|shorts|live|v)$/.test(first) ? second : null;
  return id !== null && ID.test(id) ? id : null;
}
