import { detectFormat } from '@app/domain/pictures/formats';

/** The first byte of each type of block in a GIF. */
const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;

/** Returns the length of a GIF's color table in bytes, based on the flags that precede it. */
const colorTableLength = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns whether a GIF has a second frame. See https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function hasSecondFrame(bytes: Uint8Array): boolean {
  let frames = 0;
  let position = 13 + colorTableLength(bytes[10]);
  while (frames < 2) {
    if (bytes[position] === GIF_IMAGE) {
      frames += 1;
      position += 11 + colorTableLength(bytes[position + 9]);
    } else if (bytes[position] === GIF_EXTENSION) position += 2;
    else return false;
    // Blocks of both types end with sub-blocks. Each sub-block starts with its length, and the last one is
    // empty.
    for (let length = bytes[position]; length; length = bytes[position]) position += length + 1;
    position += 1;
  }
  return true;
}

/**
 * Returns whether a picture is an animated GIF or WebP. See
 * https://developers.google.com/speed/webp/docs/riff_container
 */
export async function isAnimated(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  const format = detectFormat(head);
  if (format === 'webp')
    return String.fromCharCode(...head.subarray(12, 16)) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
  return format === 'gif' && hasSecondFrame(new Uint8Array(await file.arrayBuffer()));
}
