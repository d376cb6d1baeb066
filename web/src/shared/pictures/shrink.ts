/**
 * Shrinks photos in the browser before they are uploaded. A phone's photo has ten times as many pixels as the
 * site needs.
 */
import { detectFormat, PICTURE_HEAD_BYTES, type PictureFormat } from '@app/domain/pictures/formats';
import { decodeHeic } from './heic';
import { fitWithin, planUpload, type Size } from './shrinking';

const JPEG_QUALITY = 0.85;
const WEBP_QUALITY = 0.9;
/** The side length, in pixels, of the copy used to detect transparent pixels. */
const PROBE_SIDE = 256;

type Source = HTMLImageElement | ImageBitmap;

/** Returns a file as a `data:` URL. */
export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}

export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser cannot decode this picture'));
    image.src = url;
  });
}

/** Draws a picture upright at the given size. The browser applies the EXIF orientation. */
function draw(source: Source, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser does not support canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/**
 * Returns whether a picture has transparent pixels. They are still detectable after the picture is scaled
 * down.
 */
function isTransparent(source: Source): boolean {
  const { data } = draw(source, { width: PROBE_SIDE, height: PROBE_SIDE })
    .getContext('2d')
    ?.getImageData(0, 0, PROBE_SIDE, PROBE_SIDE) ?? { data: [] };
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Encodes a picture at the given size: as JPEG or, if it is transparent, as WebP. Safari can't encode WebP
 * and uses PNG instead.
 */
async function encode(source: Source, size: Size, mayBeTransparent: boolean): Promise<Blob | null> {
  const keepsAlpha = mayBeTransparent && isTransparent(source);
  const canvas = draw(source, size);
  const blob = await (keepsAlpha
    ? toBlob(canvas, 'image/webp', WEBP_QUALITY)
    : toBlob(canvas, 'image/jpeg', JPEG_QUALITY));
  // Safari doesn't free a canvas's memory until the canvas's size is zero.
  canvas.width = 0;
  return blob;
}

/**
 * Loads a picture, upright, and returns it with its size. Returns undefined if the browser cannot decode it.
 */
async function open(
  file: File,
  format: PictureFormat,
  url: string,
): Promise<{ source: Source; size: Size } | undefined> {
  try {
    const image = await loadImage(url);
    return { source: image, size: { width: image.naturalWidth, height: image.naturalHeight } };
  } catch {
    const bitmap = format === 'heic' ? await decodeHeic(file) : undefined;
    return bitmap && { source: bitmap, size: bitmap };
  }
}

/**
 * Scales a photo while decoding it, off the main thread. Returns `source` if the browser doesn't support one
 * of the options.
 */
async function scale(file: File, source: Source, { width, height }: Size): Promise<Source> {
  if (source instanceof ImageBitmap) return source;
  try {
    const options = {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    } as const;
    return await createImageBitmap(file, options);
  } catch {
    return source;
  }
}

/**
 * Returns a photo that is ready for upload: upright, without metadata, and at most 2,560 px on its long side.
 * Returns the original file if it is small enough, a GIF, or in a format that the browser can't decode. In
 * the last case, the server reports the problem.
 */
export async function shrinkPhoto(file: File, signal: AbortSignal): Promise<File> {
  const format = detectFormat(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (format === 'gif' || format === undefined) return file;
  const url = URL.createObjectURL(file);
  try {
    const opened = await open(file, format, url);
    if (!opened || planUpload(format, opened.size, file.size) === 'as it is') return file;
    const size = fitWithin(opened.size);
    const source = await scale(file, opened.source, size);
    if (signal.aborted) throw new DOMException('The upload was cancelled', 'AbortError');
    const blob = await encode(source, size, format !== 'jpeg');
    if (source instanceof ImageBitmap) source.close();
    const isSmaller = blob !== null && (format === 'heic' || blob.size < file.size);
    return isSmaller ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    URL.revokeObjectURL(url);
  }
}
