import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IMAGE_MAX_SIDE,
  IMAGE_WIDTHS,
  UPLOADS_PATH,
  formatFileSize,
  imagePath,
  imageRecordId,
  imageVariants,
  parseImagePath,
} from './images';

describe('formatFileSize', () => {
  it.each([
    [0, '0 bytes'],
    [512, '512 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [1024 * 1024, '1 MB'],
    [2.25 * 1024 * 1024, '2.25 MB'],
    [5000 * 1024 * 1024, '5000 MB'],
    [-1, '0 bytes'],
    [Number.NaN, '0 bytes'],
  ])('shows %d bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });

  /** Converts a formatted file size back to bytes. */
  const parse = (shown: string) => {
    const [amount = '', unit = ''] = shown.split(' ');
    return Number(amount) * ({ bytes: 1, KB: 1024, MB: 1024 ** 2 }[unit] ?? Number.NaN);
  };

  it('never shows a smaller size for a larger file', () => {
    const size = fc.oneof(
      fc.nat(3000),
      fc.integer({ min: 1024 ** 2 - 2000, max: 1024 ** 2 + 2000 }),
      fc.nat(),
    );
    fc.assert(
      fc.property(size, size, (a, b) => {
        const [smaller, larger] = a < b ? [a, b] : [b, a];
        expect(parse(formatFileSize(smaller))).toBeLessThanOrEqual(parse(formatFileSize(larger)));
      }),
    );
  });

  it('rounds to two decimal places', () => {
    fc.assert(
      fc.property(fc.nat(), (bytes) => {
        const shown = formatFileSize(bytes);
        const unit = shown.endsWith('MB') ? 1024 ** 2 : shown.endsWith('KB') ? 1024 : 1;
        expect(Math.abs(parse(shown) - bytes)).toBeLessThanOrEqual(0.0051 * unit);
      }),
    );
  });
});

describe('image paths', () => {
  const side = fc.integer({ min: 1, max: IMAGE_MAX_SIDE });
  const name = fc.stringMatching(/^[a-f0-9]{32}$/);

  it('contain the size of the image', () => {
    fc.assert(
      fc.property(name, side, side, (hash, width, height) => {
        const path = imagePath(UPLOADS_PATH, hash, width, height);
        expect(parseImagePath(path)).toEqual({ base: path.slice(0, -'.webp'.length), width, height });
      }),
    );
  });

  it.each([
    '',
    '/images/photo.webp',
    '/images/uploads/a-1600x1067-w640.webp',
    '/images/uploads/a-1600x1067.avif',
    '/other/a-1600x1067.webp',
    'https://example.com/images/a-1600x1067.webp',
    '/images/uploads/a-1600x1067.webp?v=1',
  ])('are not parsed if they have another format: %j', (path) => {
    expect(parseImagePath(path)).toBeNull();
  });

  it('include the narrower copies, followed by the image itself, in each format', () => {
    expect(imageVariants({ base: '/images/uploads/a-400x300', width: 400, height: 300 })).toEqual([
      { path: '/images/uploads/a-400x300-w160.avif', width: 160, format: 'avif' },
      { path: '/images/uploads/a-400x300-w320.avif', width: 320, format: 'avif' },
      { path: '/images/uploads/a-400x300.avif', width: 400, format: 'avif' },
      { path: '/images/uploads/a-400x300-w160.webp', width: 160, format: 'webp' },
      { path: '/images/uploads/a-400x300-w320.webp', width: 320, format: 'webp' },
      { path: '/images/uploads/a-400x300.webp', width: 400, format: 'webp' },
    ]);
  });

  it('include the image itself, but no duplicates and no variants that are wider', () => {
    fc.assert(
      fc.property(name, side, side, (hash, width, height) => {
        const path = imagePath(UPLOADS_PATH, hash, width, height);
        const variants = imageVariants({ base: path.slice(0, -'.webp'.length), width, height });
        const paths = variants.map((variant) => variant.path);
        expect(new Set(paths).size).toBe(paths.length);
        expect(paths).toContain(path);
        expect(Math.max(...variants.map((variant) => variant.width))).toBe(width);
        expect(variants.length).toBeLessThanOrEqual(2 * (IMAGE_WIDTHS.length + 1));
      }),
    );
  });
});

describe('imageRecordId', () => {
  it('returns the name and size of an upload', () => {
    expect(imageRecordId('/images/uploads/3f2a-1600x900.webp')).toBe('3f2a-1600x900');
  });

  it.each([
    '/images/site/hero-1600x1200.webp',
    '/images/uploads/a/b-1x1.webp',
    '/images/uploads/photo.jpg',
    'https://other.example/3f2a-1x1.webp',
    '',
  ])('returns null for %o', (path) => {
    expect(imageRecordId(path)).toBeNull();
  });
});
