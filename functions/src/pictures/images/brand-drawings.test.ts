import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '@app/domain/content/brand';
import { renderIcon } from './brand-drawings';
import type { DecodedImage } from './codec';
import { lookFor } from './look';
import { composeSocialImage } from './social-image-renderer';

const look = lookFor(NO_BRAND);
const [RED, BLUE] = ['#C00000', '#0000C0'];

/** Returns a wide red picture with a blue square at its right edge. */
async function wide(): Promise<DecodedImage> {
  const fill = { channels: 4, background: RED } as const;
  const end = await sharp({ create: { ...fill, width: 100, height: 100, background: BLUE } })
    .png()
    .toBuffer();
  const { data, info } = await sharp({ create: { ...fill, width: 600, height: 100 } })
    .composite([{ input: end, left: 500, top: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: data, raw: { width, height, channels } };
}

/** Returns the red, green, blue and alpha values of a pixel. */
async function pixel(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('an icon', () => {
  const favicon = { size: 96, share: 1, isOpaque: false };

  it('shows a wide logo in full, with transparent space above it', async () => {
    const icon = await renderIcon(look, favicon, await wide(), null);
    expect(await pixel(icon, 48, 48)).toEqual([192, 0, 0, 255]);
    expect((await pixel(icon, 48, 20))[3]).toBe(0);
  });

  it('is filled with the picture that the owner chose, cropped around its focal point', async () => {
    const onHomeScreens = { size: 96, share: 0.8, isOpaque: true };
    for (const kind of [favicon, onHomeScreens]) {
      const icon = await renderIcon(look, kind, await wide(), '100% 50%');
      for (const [left, top] of [
        [5, 5],
        [48, 48],
        [90, 90],
      ] as const)
        expect(await pixel(icon, left, top)).toEqual([0, 0, 192, 255]);
    }
  });
});

it('a social image with a photo also shows the logo', async () => {
  const picture = { kind: 'photo', focus: '' } as const;
  // The title and subtitle are empty, because their fonts exist only in the build.
  const compose = (logo: DecodedImage | null, decoded: DecodedImage) =>
    composeSocialImage({ title: '', subtitle: '', look, picture }, decoded, logo);
  const photo = await wide();
  const [red = 0, green = 0] = await pixel(await compose(await wide(), photo), 150, 104);
  expect([red > 170, green < 20]).toEqual([true, true]);
  const [, wall = 0] = await pixel(await compose(null, photo), 150, 104);
  expect(wall).toBeGreaterThan(150);
});
