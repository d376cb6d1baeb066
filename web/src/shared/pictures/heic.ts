/**
 * Decodes HEIC where the browser does not (all but Safari). The decoder is libheif under the LGPL: a file of its own, unmodified, of 740 KB
 * compressed, that is loaded when the first HEIC arrives. That is rare, because file choosers of phones hand over JPEG.
 */
import decoderUrl from 'heic-to/csp?url';

/** Returns a decoded HEIC, upright; undefined if it is damaged, or the decoder could not be loaded. */
export async function decodeHeic(file: File): Promise<ImageBitmap | undefined> {
  try {
    const { heicTo } = (await import(/* @vite-ignore */ decoderUrl)) as typeof import('heic-to/csp');
    return await heicTo({ blob: file, type: 'bitmap' });
  } catch {
    return undefined;
  }
}
