import sharp from 'sharp';
import { illustrations, type IllustrationName } from './index';

export type RasterFormat = 'webp' | 'avif' | 'jpeg' | 'png';

interface RasterOptions {
  /** In pixels; the height follows. Without it, the picture's natural width. */
  width?: number;
  format: RasterFormat;
  /** How hard AVIF tries, from 0 (quick) to 9 (small). */
  effort?: number;
}

/** librsvg's own unit: at this density one unit of the drawing is one pixel. */
const NATURAL_DENSITY = 72;

/** Flat colour with crisp edges: these settings show no halo at the edges and weigh little. */
const AVIF = { quality: 62, effort: 5, chromaSubsampling: '4:4:4' } as const;
const WEBP = { quality: 84, effort: 6, smartSubsample: true } as const;
const JPEG = { quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 9, palette: true } as const;

/** Draws an illustration at the given width; the drawing is scaled, not its pixels, so edges stay sharp. */
export async function rasterise(
  name: IllustrationName,
  { width, format, effort = AVIF.effort }: RasterOptions,
): Promise<Buffer> {
  const illustration = illustrations[name];
  const target = width ?? illustration.width;
  const density = (NATURAL_DENSITY * target) / illustration.width;
  const drawing = sharp(Buffer.from(illustration.svg), { density }).resize({ width: target });
  switch (format) {
    case 'avif':
      return drawing.avif({ ...AVIF, effort }).toBuffer();
    case 'webp':
      return drawing.webp(WEBP).toBuffer();
    case 'jpeg':
      return drawing.jpeg(JPEG).toBuffer();
    case 'png':
      return drawing.png(PNG).toBuffer();
  }
}
