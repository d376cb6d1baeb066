import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { damagedFile } from './damaged-file.fixture';
import { decodeImage } from './codec';
import { RefusedImage } from './refused-image';

const SIDE = 24;
const KINDS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

/** Returns an image of noise. Its file is large enough to be truncated within the pixel data. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

it.each(KINDS)('decodeImage rejects a truncated %s', async (kind) => {
  const whole = await noise(200).toFormat(kind).toBuffer();
  for (const share of [0.1, 0.5, 0.9])
    await expect(decodeImage(whole.subarray(0, whole.length * share), kind), String(share)).rejects.toEqual(
      new RefusedImage(400, 'images.damaged'),
    );
});

it.each(KINDS)('decodeImage decodes every pixel of a damaged %s, or rejects it', async (kind) => {
  const picture = await noise(SIDE).toFormat(kind).toBuffer();
  await fc.assert(
    fc.asyncProperty(damagedFile(picture), async (file) => {
      try {
        const { pixels, raw } = await decodeImage(file, kind);
        expect(pixels).toHaveLength(raw.width * raw.height * raw.channels);
      } catch (error) {
        if (!(error instanceof RefusedImage)) throw error;
      }
    }),
    { numRuns: 150 },
  );
});
