import { expect, it } from 'vitest';
import { readMinutes } from './read-minutes';

const words = (count: number): string => `<p>${'palabra '.repeat(count)}</p>`;

it.each([
  ['', 1],
  [words(1), 1],
  [words(75), 1],
  [words(299), 1],
  [words(300), 2],
  [words(1000), 5],
  [`<h2>${'a '.repeat(100)}</h2><ul>${'<li>uno</li>'.repeat(200)}</ul>`, 2],
  [`<p>${'uno&nbsp;dos<br>tres '.repeat(200)}</p><img src="/a.webp" alt="a b c d e f">`, 3],
])('estimates the reading time of a post in minutes (case %#)', (html, minutes) => {
  expect(readMinutes(html)).toBe(minutes);
});
