import { expect, it } from 'vitest';
import { picturesIn } from './pictures';

const UPLOAD = '/images/uploads/3f2a-400x300';

it('picturesIn returns every width and format of an upload that a document mentions', () => {
  const variants = ['.avif', '.webp', '-w160.avif', '-w160.webp', '-w320.avif', '-w320.webp'].map(
    (end) => UPLOAD + end,
  );
  for (const text of [
    `<img src="${UPLOAD}.webp">`,
    `<source srcset="${UPLOAD}-w320.avif 320w">`,
    `{"featuredImage":"${UPLOAD}.webp"}`,
  ])
    expect([...picturesIn(text)].sort()).toEqual(variants.sort());
});

it.each(['sit-0f3a9c21.jpg', '_site-0f3a9c21.jpg'])(
  'picturesIn finds a post’s or the site’s social image by its absolute URL: %s',
  (name) => {
    const html = `<meta property="og:image" content="https://perrowisdom.example/images/og/es/${name}"/>`;
    expect([...picturesIn(html)]).toEqual([`/images/og/es/${name}`]);
  },
);

it('picturesIn ignores pictures that are part of the build', () => {
  expect(picturesIn('<img src="/images/site/hero-1600x1200.webp"><img src="/favicon.svg">').size).toBe(0);
});
