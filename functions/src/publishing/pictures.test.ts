import { expect, it } from 'vitest';
import { picturesIn } from './pictures';

const UPLOAD = '/images/uploads/3f2a-400x300';

it('a document names uploads in every width and format, whichever of them it mentions', () => {
  const variants = ['.avif', '.webp', '-w160.avif', '-w160.webp', '-w320.avif', '-w320.webp'].map((end) => UPLOAD + end);
  for (const text of [`<img src="${UPLOAD}.webp">`, `<source srcset="${UPLOAD}-w320.avif 320w">`, `{"featuredImage":"${UPLOAD}.webp"}`])
    expect([...picturesIn(text)].sort()).toEqual(variants.sort());
});

it('a document names the previews of posts, also by their whole address', () => {
  const html = '<meta property="og:image" content="https://perrowisdom.example/images/og/es/sit-0f3a9c21.jpg"/>';
  expect([...picturesIn(html)]).toEqual(['/images/og/es/sit-0f3a9c21.jpg']);
});

it('the site’s own pictures are part of the build', () => {
  expect(picturesIn('<img src="/images/site/hero-1600x1200.webp"><img src="/favicon.svg">').size).toBe(0);
});
