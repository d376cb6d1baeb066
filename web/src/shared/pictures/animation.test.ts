import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isAnimated } from './animation';

/** Returns a picture with one or two frames. */
async function picture(format: 'gif' | 'webp' | 'png', frames: number): Promise<Blob> {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const red = await frame('red');
  const image = frames === 1 ? sharp(red) : sharp([red, await frame('blue')], { join: { animated: true } });
  return new Blob([new Uint8Array(await image.toFormat(format).toBuffer())]);
}

describe('isAnimated', () => {
  it.each([
    ['gif', 2, true],
    ['gif', 1, false],
    ['webp', 2, true],
    ['webp', 1, false],
    ['png', 1, false],
  ] as const)('classifies a %s with %i frame(s) as animated: %s', async (format, frames, expected) => {
    expect(await isAnimated(await picture(format, frames))).toBe(expected);
  });

  it.each([['GIF89a'], ['RIFF\0\0\0\0WEBPVP8X'], ['']])(
    'returns false if the data ends early: %j',
    async (head) => {
      expect(await isAnimated(new Blob([head]))).toBe(false);
    },
  );

  it('returns false if the data ends within the first frame', async () => {
    const whole = await picture('gif', 2);
    expect(await isAnimated(whole.slice(0, 40))).toBe(false);
  });
});
