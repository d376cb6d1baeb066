import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { illustrationOf, illustrations } from './illustrations';
import { imagePathOf } from './images';
import { rasterize } from './rasterize';
import { fullRecords } from '../records';

it('illustrationOf throws an error with the path of the missing file', () => {
  expect(() => illustrationOf('dogs/cat')).toThrow('seed/pictures/dogs/cat.svg');
});

describe.each([...illustrations])('the illustration %s', (name, { svg, width, height }) => {
  it('is used on the demo site', () => {
    expect(JSON.stringify(fullRecords())).toContain(imagePathOf(name));
  });

  it('has no text, script or external reference', () => {
    expect(svg).not.toMatch(/<(text|script|image|foreignObject|use)\b|href=/i);
  });

  it('renders with its aspect ratio and more than five colors', async () => {
    const { data, info } = await sharp(await rasterize(name, 160, 'webp'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(160);
    expect(Math.abs(info.height - (160 * height) / width)).toBeLessThanOrEqual(1);
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4) colors.add(data.readUIntBE(at, 3));
    expect(colors.size).toBeGreaterThan(5);
  });
});
