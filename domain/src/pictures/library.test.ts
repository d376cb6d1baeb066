import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropAround, formatFocus, parseFocus, picturesNamedIn } from './library';
import { pictureDetailsSchema } from './library.schema';

describe('picturesNamedIn', () => {
  it('returns picture ids sorted and without duplicates', () => {
    const fields = {
      featuredImage: '/images/uploads/c-1600x900.webp',
      contentEn:
        '<p>Text</p><figure><img src="/images/uploads/b-40x30.webp" alt=""></figure><img src=\'/images/uploads/a-1x1.webp\'>',
      contentEs: '<img alt="" src="/images/uploads/b-40x30.webp"><img src="/images/uploads/c-1600x900.webp">',
    };
    expect(picturesNamedIn(JSON.stringify(fields))).toEqual(['a-1x1', 'b-40x30', 'c-1600x900']);
  });

  it('finds pictures in links, in absolute URLs, and in the paths of narrower copies', () => {
    expect(picturesNamedIn('<a href="/images/uploads/a-1600x900-w640.avif">large</a>')).toEqual([
      'a-1600x900',
    ]);
    expect(picturesNamedIn('<img src="https://site.example/images/uploads/a-9x9.webp?v=1">')).toEqual([
      'a-9x9',
    ]);
  });

  it('ignores paths that are not uploads', () => {
    expect(
      picturesNamedIn(
        '/images/site/hero-1600x900.webp <img src="https://other.example/a-1x1.webp"><img src="/images/uploads/a.webp"><p>/images/uploads/</p>',
      ),
    ).toEqual([]);
  });
});

describe('cropAround', () => {
  const side = fc.integer({ min: 1, max: 8000 });
  const size = fc.record({ width: side, height: side });
  const percent = fc.integer({ min: 0, max: 100 });
  const focus = fc.tuple(percent, percent).map(([x, y]) => `${x}% ${y}%`);

  it('returns a crop that lies inside the picture, spans its full width or height, and contains the focal point', () => {
    fc.assert(
      fc.property(size, size, focus, (picture, frame, point) => {
        const { left, top, width, height } = cropAround(picture, frame, point);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(picture.width);
        expect(top + height).toBeLessThanOrEqual(picture.height);
        expect(width === picture.width || height === picture.height).toBe(true);
        const { x, y } = parseFocus(point);
        // The crop's edges are rounded to whole pixels.
        expect(Math.abs(left + width / 2 - x * picture.width)).toBeLessThanOrEqual(width / 2 + 1);
        expect(Math.abs(top + height / 2 - y * picture.height)).toBeLessThanOrEqual(height / 2 + 1);
      }),
    );
  });

  it('returns a crop with the aspect ratio of the frame', () => {
    fc.assert(
      fc.property(size, size, focus, (picture, frame, point) => {
        const { width, height } = cropAround(picture, frame, point);
        // One side of the crop is exact, and the other is rounded.
        const isRounded =
          Math.abs(width * frame.height - height * frame.width) <=
          Math.max(frame.width, frame.height) / 2 + 1e-6;
        expect(isRounded || width === 1 || height === 1).toBe(true);
      }),
    );
  });

  it('centers the crop if there is no focal point', () => {
    expect(cropAround({ width: 1000, height: 500 }, { width: 1, height: 1 }, '')).toEqual({
      left: 250,
      top: 0,
      width: 500,
      height: 500,
    });
  });

  it('moves the crop to the focal point', () => {
    expect(cropAround({ width: 1000, height: 2000 }, { width: 2, height: 1 }, '50% 100%')).toEqual({
      left: 0,
      top: 1500,
      width: 1000,
      height: 500,
    });
  });
});

describe('focal points', () => {
  it('round-trip through CSS, clamped to the picture', () => {
    const part = fc.double({ min: -2, max: 3, noNaN: true });
    fc.assert(
      fc.property(part, part, (x, y) => {
        const written = formatFocus({ x, y });
        expect(pictureDetailsSchema.validateSync({ focus: written }).focus).toBe(written);
        const read = parseFocus(written);
        expect(Math.abs(read.x - Math.min(Math.max(x, 0), 1))).toBeLessThanOrEqual(0.0051);
        expect(Math.abs(read.y - Math.min(Math.max(y, 0), 1))).toBeLessThanOrEqual(0.0051);
      }),
    );
  });
});
