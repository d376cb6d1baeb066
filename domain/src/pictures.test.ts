import { describe, expect, it } from 'vitest';
import { pictureIdsOf } from './pictures';

const none = { featuredImage: '', contentEn: '', contentEs: '' };

describe('pictureIdsOf', () => {
  it('finds the featured image and the pictures of both texts, each once', () => {
    const ids = pictureIdsOf({
      featuredImage: '/images/uploads/c-1600x900.webp',
      contentEn: '<p>Text</p><figure><img src="/images/uploads/b-40x30.webp" alt=""></figure><img src=\'/images/uploads/a-1x1.webp\'>',
      contentEs: '<img alt="" src="/images/uploads/b-40x30.webp"><img src="/images/uploads/c-1600x900.webp">',
    });
    expect(ids).toEqual(['a-1x1', 'b-40x30', 'c-1600x900']);
  });

  it('recognizes a picture by its narrower copies, in a link, and under the address of the site', () => {
    expect(pictureIdsOf({ ...none, contentEn: '<a href="/images/uploads/a-1600x900-w640.avif">large</a>' })).toEqual(['a-1600x900']);
    expect(pictureIdsOf({ ...none, contentEs: '<img src="https://perrowisdom.example/images/uploads/a-9x9.webp?v=1">' })).toEqual(['a-9x9']);
  });

  it('ignores what is not an upload', () => {
    const contentEn = '<img src="https://other.example/a-1x1.webp"><img src="/images/uploads/a.webp"><p>/images/uploads/</p>';
    expect(pictureIdsOf({ ...none, featuredImage: '/images/site/hero-1600x900.webp', contentEn })).toEqual([]);
  });
});
