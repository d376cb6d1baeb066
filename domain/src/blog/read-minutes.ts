const WORDS_PER_MINUTE = 200;

/** Returns the reading time of a post's HTML in minutes, at least one. */
export function readMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
