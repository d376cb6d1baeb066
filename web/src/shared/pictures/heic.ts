/**
 * Decodes HEIC in browsers that can't (all but Safari). The decoder is libheif, under the LGPL: a separate,
 * unmodified file of 740 KB compressed. It is loaded when the first HEIC arrives, which is rare, because file
 * choosers on phones provide JPEG.
 */
import decoderUrl from 'heic-to/csp?url';

/** Returns a decoded HEIC, upright; undefined if it is damaged or the decoder could not be loaded. */
export async function decodeHeic(file: File): Promise<ImageBitmap | undefined> {
  try {
    const { heicTo } = (await import(/* @vite-ignore */ decoderUrl)) as typeof import('heic-to/csp');
    return await heicTo({ blob: file, type: 'bitmap' });
  } catch {
    return undefined;
  }
}
