import { plainName } from '@app/domain/general/plain-name';

const MAX_LENGTH = 120;
const HASHTAGS = /#[\p{L}\p{N}_]+/gu;
const HAS_WORDS = /[\p{L}\p{N}]/u;

/**
 * Returns alternative text based on a caption: one line of about a sentence, without hashtags. Returns an
 * empty string if the caption contains no words.
 */
export function altText(caption: string): string {
  const text = plainName(caption.replace(HASHTAGS, ' '));
  if (!HAS_WORDS.test(text)) return '';
  // Truncates by code point, so that no emoji is cut in half.
  const points = Array.from(text);
  if (points.length <= MAX_LENGTH) return text;
  const start = points.slice(0, MAX_LENGTH).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${lastSpace > MAX_LENGTH / 2 ? start.slice(0, lastSpace) : start}…`;
}
