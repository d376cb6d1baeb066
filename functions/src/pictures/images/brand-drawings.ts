/** Draws the brand in server-rendered images: the logo, or a landscape if there is none. */
import sharp from 'sharp';
import { LANDSCAPE, LANDSCAPE_SIZE } from '@app/domain/pictures/landscape';
import { cropAround } from '@app/domain/pictures/library';
import type { DecodedImage } from './codec';
import type { Icon, Look } from './look';

interface Box {
  width: number;
  height: number;
}

export const drawing = (shapes: string, { width, height }: Box): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`);

/** Returns the landscape as SVG, scaled to fill a box. */
function landscape({ colors }: Look, { width, height }: Box): string {
  const shapes = LANDSCAPE.map(([color, path]) => `<path fill="${colors[color]}" d="${path}"/>`).join('');
  const { width: w, height: h } = LANDSCAPE_SIZE;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMax slice">${shapes}</svg>`;
}

/** Returns `picture`, or the landscape if `picture` is null, as a PNG cropped to an arch. */
export async function inArch(look: Look, picture: Buffer | null, box: Box): Promise<Buffer> {
  const { width, height } = box;
  const arch = `<path d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}z"/>`;
  return sharp(picture ?? drawing(landscape(look, box), box))
    .ensureAlpha()
    .composite([{ input: drawing(arch, box), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Returns the whole logo in a box with a transparent background, as a PNG. */
export const logoIn = ({ pixels, raw }: DecodedImage, { width, height }: Box): Promise<Buffer> =>
  sharp(pixels, { raw })
    .resize(Math.round(width), Math.round(height), { fit: 'contain', background: '#FFFFFF00' })
    .png()
    .toBuffer();

/** Returns a picture cropped to a square around a focal point, as a PNG. */
const squareOf = ({ pixels, raw }: DecodedImage, { width, height }: Box, focus: string): Promise<Buffer> =>
  sharp(pixels, { raw })
    .extract(cropAround(raw, { width: 1, height: 1 }, focus))
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();

/**
 * Renders an icon as a PNG: the logo, whole or cropped to a square around the focal point `crop`. Without a
 * logo, renders the landscape in an arch.
 */
export async function renderIcon(
  look: Look,
  { size, share, isOpaque }: Icon,
  logo: DecodedImage | null,
  crop: string | null,
): Promise<Buffer> {
  const square = { width: size, height: size };
  // A cropped picture fills the whole icon, as usual on home screens.
  const side = Math.round(size * (crop === null ? share : 1));
  const inner = { width: side, height: side };
  const ground = drawing(
    isOpaque ? `<rect width="100%" height="100%" fill="${look.colors['bg.subtle']}"/>` : '',
    square,
  );
  const markOf = (image: DecodedImage) =>
    crop === null ? logoIn(image, inner) : squareOf(image, inner, crop);
  const mark = await (logo ? markOf(logo) : inArch(look, null, inner));
  return sharp(ground)
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
