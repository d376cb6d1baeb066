import { expect, it } from 'vitest';
import { heroFrame, heroIllustration } from './siteImages';

it('without a picture, the hero has an illustration that shows nobody', () => {
  expect(heroIllustration('')?.day.src).toBe('/images/site/hero-dog-1600x1200.webp');
});

it('an illustration that was chosen has its scenes by day and at dusk; a photo has none', () => {
  expect(heroIllustration('/images/site/hero-1600x1200.webp')?.dusk).toEqual({
    src: '/images/site/hero-dusk-1600x1200.webp',
    wide: '/images/site/hero-wide-dusk-2560x1200.webp',
  });
  expect(heroIllustration('/images/uploads/a-1600x1200.webp')).toBeUndefined();
});

it.each([
  ['a portrait', '/images/uploads/a-1000x2000.webp', 0.8],
  ['nearly a square', '/images/uploads/a-900x1000.webp', 0.9],
  ['a landscape', '/images/uploads/a-1600x900.webp', 1],
  ['a panorama', '/images/uploads/a-1920x300.webp', 1],
  ['a file without a size in its path', '/images/old.jpg', 1],
])('the arch of %s is between four fifths and a square', (_, src, frame) => {
  expect(heroFrame(src)).toBe(frame);
});
