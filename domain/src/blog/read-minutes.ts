const WORDS_PER_MINUTE = 200;

/** Returns how many minutes reading the HTML of a post takes: at least one. */
export function readMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
