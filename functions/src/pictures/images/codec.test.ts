import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { damagedFile } from './damaged-file.fixture';
import { decodeImage } from './codec';
import { RefusedImage } from './refused-image';

const SIDE = 24;

it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a damaged %s is decoded to pixels of its size, or refused',
  async (kind) => {
    const noise = sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } });
    const picture = await noise.toFormat(kind).toBuffer();
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
  },
);
