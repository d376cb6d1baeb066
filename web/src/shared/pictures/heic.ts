/**
 * Decodes HEIC in browsers without HEIC support, that is, all except Safari. The decoder is libheif, a
 * separate, unmodified file under the LGPL, with a compressed size of 740 KB. It is loaded only when the
 * first HEIC file needs to be decoded. HEIC files are rare, because file choosers on phones provide JPEG.
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
