import { expect, it } from 'vitest';
import { heroFrame } from './heroFrame';

it.each([
  ['a portrait photo', '/images/uploads/a-1000x2000.webp', 0.8],
  ['an almost square photo', '/images/uploads/a-900x1000.webp', 0.9],
  ['a landscape photo', '/images/uploads/a-1600x900.webp', 1],
  ['a panorama', '/images/uploads/a-1920x300.webp', 1],
  ['a file without a size in its path', '/images/old.jpg', 0.8],
])('the arch’s aspect ratio for %s stays within the limits', (_, src, frame) => {
  expect(heroFrame(src)).toBe(frame);
});
