import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { illustrations, type IllustrationName } from './index';
import { palette } from './palette';
import { rasterise } from './rasterise';

const names = Object.keys(illustrations) as IllustrationName[];
const allowed = new Set<string>(Object.values(palette));

describe.each(names)('%s', (name) => {
  const { svg, width, height } = illustrations[name];

  it('uses no color but the palette’s', () => {
    const used = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1]));
    used.delete('none');
    expect([...used].filter((color) => color === undefined || !allowed.has(color))).toEqual([]);
    expect(svg).not.toMatch(/style=|rgb\(|gradient/i);
  });

  it('has no text, script or external reference', () => {
    expect(svg).not.toMatch(/<(text|script|image|foreignObject|use)\b|href=/i);
  });

  it('has only finite coordinates', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('refers only to clip paths that it defines', () => {
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const referred = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(referred.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('renders, with more than five colors', async () => {
    const { data, info } = await sharp(await rasterise(name, { width: 120, format: 'png' }))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(120);
    expect(Math.abs(info.height - (120 * height) / width)).toBeLessThanOrEqual(1);
    const shades = new Set<number>();
    for (let at = 0; at < data.length; at += 4) shades.add(data.readUIntBE(at, 3));
    expect(shades.size).toBeGreaterThan(5);
  });
});

describe('rasterise', () => {
  it('renders at the natural size without a width', async () => {
    const { width, height, format } = await sharp(await rasterise('labrador', { format: 'webp' })).metadata();
    expect({ width, height, format }).toEqual({ width: 480, height: 480, format: 'webp' });
  });

  it('renders at the given width, in every format', async () => {
    for (const [format, written] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
      ['png', 'png'],
    ] as const) {
      const metadata = await sharp(await rasterise('sato', { width: 160, format })).metadata();
      expect([metadata.width, metadata.format]).toEqual([160, written]);
    }
  });
});
