/**
 * Decodes HEIC in browsers that can't, which are all except Safari. The decoder is libheif, a separate,
 * unmodified file under the LGPL that is 740 KB compressed. It isn't loaded until a HEIC file needs decoding.
 * HEIC files are rare, because file choosers on phones provide JPEG.
 */
import decoderUrl from 'heic-to/csp?url';

/**
 * Returns the decoded HEIC picture, upright. Returns undefined if the file is damaged or the decoder could
 * not be loaded.
 */
export async function decodeHeic(file: File): Promise<ImageBitmap | undefined> {
  try {
    const { heicTo } = (await import(/* @vite-ignore */ decoderUrl)) as typeof import('heic-to/csp');
    return await heicTo({ blob: file, type: 'bitmap' });
  } catch {
    return undefined;
  }
}
