/** Renders social images: a cropped picture, or a composition of text and a picture. */
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Fonts } from '@app/domain/content/brand';
import { THEME_COLORS, type ThemeColor } from '@app/domain/content/theme-colors';
import { cropAround } from '@app/domain/pictures/library';
import {
  SOCIAL_IMAGE_HEIGHT as HEIGHT,
  SOCIAL_IMAGE_MAX_BYTES,
  SOCIAL_IMAGE_WIDTH as WIDTH,
} from '@app/domain/pictures/social-images';
import { escapeXml } from '../../platform/xml';
import { drawing, inArch, logoIn } from './brand-drawings';
import type { Look } from './look';
import type { DecodedImage } from './codec';
import { encodeJpeg } from './jpeg';

/** Returns the path of a file that the build puts beside the bundle. */
const bundledFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Returns the family and the file of the heading font in the owner's font pair. */
const fontOf = ({ fonts }: Look) => ({
  font: FONT_NAMES[fonts],
  fontfile: bundledFile(`social-image-font-${fonts}.ttf`),
});
const FONT_NAMES: Record<Fonts, string> = {
  bricolage: 'Bricolage Grotesque Bold',
  fraunces: 'Fraunces Bold',
  nunito: 'Nunito Bold',
  archivo: 'Archivo Bold',
};

const asJpeg = (image: Sharp): Promise<Buffer> => encodeJpeg(image, SOCIAL_IMAGE_MAX_BYTES);

/**
 * Crops an image to social image size and returns it as a JPEG. Crops around the focal point or, without one,
 * around the most salient region.
 */
export function cropSocialImage({ pixels, raw }: DecodedImage, focus: string): Promise<Buffer> {
  const image = sharp(pixels, { raw }).flatten({ background: THEME_COLORS['bg.subtle'].light });
  return asJpeg(
    focus === ''
      ? image.resize(WIDTH, HEIGHT, { fit: 'cover', position: sharp.strategy.attention })
      : image
          .extract(cropAround(raw, { width: WIDTH, height: HEIGHT }, focus))
          .resize(WIDTH, HEIGHT, { fit: 'fill' }),
  );
}

const MARGIN = 80;
const ARCH = { width: 440, height: 550 };
const ARCH_LEFT = WIDTH - MARGIN - ARCH.width;
/** The area of the title and the subtitle, left of the arch. */
const TEXT = { top: 118, width: 520, bottom: 505, gap: 34 };
const TITLE_HEIGHT = 230;
/** The logo's tile in an image with a photo. It is above the text, which moves down by the tile's height. */
const TILE = { top: 56, height: 96, padding: 14, logoWidth: 320, radius: 18 };
const BELOW_TILE = TILE.top + TILE.height + 32 - TEXT.top;
/**
 * Font sizes in pixels; the largest size that fits is used. Even the longest title or subtitle fits at the
 * smallest.
 */
const TITLE_SIZES = [20, 24, 28, 34, 40, 46, 52, 60, 68, 78, 90] as const;
const SUBTITLE_SIZES = [18, 20, 24, 28, 32, 36, 40] as const;

interface Text {
  text: string;
  color: ThemeColor;
  look: Look;
}

interface RenderedText {
  image: Buffer;
  width: number;
  height: number;
}

/** Matches emoji, which are removed because the font would show boxes for them. */
const EMOJI = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}]+/gu;

/** Returns whether any text is left once emoji are removed. An empty string can't be rendered. */
const isRendered = (text: string): boolean => text.replace(EMOJI, '').trim() !== '';

/** Renders text, wrapped to the text area's width. The image is exactly as large as the wrapped text. */
async function renderText({ text, color, look }: Text, size: number): Promise<RenderedText> {
  const { font, fontfile } = fontOf(look);
  const { data, info } = await sharp({
    text: {
      // Sharp parses this string as Pango markup.
      text: `<span foreground="${look.colors[color]}">${escapeXml(text.replace(EMOJI, ''))}</span>`,
      font: `${font} ${size}`,
      fontfile,
      // At 72 dpi, a point equals a pixel.
      dpi: 72,
      width: TEXT.width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/**
 * Renders text at the largest of the given sizes that fits the height. The sizes are in ascending order.
 * Falls back to the smallest one without checking that it fits.
 */
async function renderToFit(
  text: Text,
  [smallest, ...larger]: readonly [number, ...number[]],
  height: number,
): Promise<RenderedText> {
  for (const size of larger.reverse()) {
    const rendered = await renderText(text, size);
    if (rendered.height <= height && rendered.width <= TEXT.width) return rendered;
  }
  return renderText(text, smallest);
}

/**
 * Returns the background: the home page's wall, with the sun behind its arch. Adds a short bar above the
 * title if there is no logo.
 */
const wallOf = ({ colors }: Look, hasLogo: boolean): Buffer =>
  drawing(
    `<rect width="100%" height="100%" fill="${colors.wall}"/>
  <circle cx="${ARCH_LEFT + 70}" cy="180" r="138" fill="${colors['wall.halo']}"/>
  <circle cx="${ARCH_LEFT + 70}" cy="180" r="77" fill="${colors['wall.sun']}"/>
  ${hasLogo ? '' : `<rect x="${MARGIN}" y="80" width="72" height="10" rx="5" fill="${colors.accent}"/>`}`,
    { width: WIDTH, height: HEIGHT },
  );

const photoFor = ({ pixels, raw }: DecodedImage, focus: string, look: Look): Promise<Buffer> =>
  sharp(pixels, { raw })
    .flatten({ background: look.colors['wall.halo'] })
    .extract(cropAround(raw, ARCH, focus))
    .resize(ARCH.width, ARCH.height, { fit: 'fill' })
    .png()
    .toBuffer();

const logoFor = async (logo: DecodedImage, look: Look): Promise<Buffer> =>
  sharp(drawing(`<rect width="100%" height="100%" fill="${look.colors['bg.card']}"/>`, ARCH))
    .composite([{ input: await logoIn(logo, { width: ARCH.width * 0.68, height: ARCH.height * 0.6 }) }])
    .png()
    .toBuffer();

/** Returns the logo on a tile in the site's card color, so that it is as legible as it is on a page. */
async function tileOf({ pixels, raw }: DecodedImage, { colors }: Look): Promise<Buffer> {
  const { height, padding, logoWidth, radius } = TILE;
  const { data, info } = await sharp(pixels, { raw })
    .resize(logoWidth, height - 2 * padding, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const ground = drawing(`<rect width="100%" height="100%" rx="${radius}" fill="${colors['bg.card']}"/>`, {
    width: info.width + 2 * padding,
    height,
  });
  return sharp(ground)
    .composite([{ input: data, gravity: 'centre' }])
    .png()
    .toBuffer();
}

export interface Composition {
  title: string;
  subtitle: string;
  look: Look;
  /** The picture beside the text. */
  picture: { kind: 'photo'; focus: string } | { kind: 'logo' | 'landscape' };
}

/**
 * Composes a social image as a JPEG: the title, the subtitle below it, and the picture (a photo, the logo or
 * the landscape) beside them. If there is no title, the subtitle takes its place. If `logo` is given, also
 * shows that logo above the text.
 */
export async function composeSocialImage(
  { title, subtitle, look, picture }: Composition,
  decoded: DecodedImage | null,
  logo: DecodedImage | null = null,
): Promise<Buffer> {
  // A logo above the text pushes the text down, so the margin below the text can be as small as the one above
  // the logo.
  const top = TEXT.top + (logo ? BELOW_TILE : 0);
  const bottom = logo ? HEIGHT - TILE.top : TEXT.bottom;
  const titleHeight = TITLE_HEIGHT + bottom - top - (TEXT.bottom - TEXT.top);
  let inside: Buffer | null = null;
  if (decoded)
    inside = await (picture.kind === 'photo'
      ? photoFor(decoded, picture.focus, look)
      : logoFor(decoded, look));
  const layers: OverlayOptions[] = [
    { input: await inArch(look, inside, ARCH), left: ARCH_LEFT, top: HEIGHT - ARCH.height },
  ];
  if (logo) layers.push({ input: await tileOf(logo, look), left: MARGIN, top: TILE.top });
  const [first, second] = [title, subtitle].filter(isRendered);
  if (first !== undefined) {
    const { image, height } = await renderToFit({ text: first, color: 'fg', look }, TITLE_SIZES, titleHeight);
    layers.push({ input: image, left: MARGIN, top });
    if (second !== undefined) {
      const below = top + height + TEXT.gap;
      const text = { text: second, color: 'wall.muted', look } as const;
      const { image: input } = await renderToFit(text, SUBTITLE_SIZES, bottom - below);
      layers.push({ input, left: MARGIN, top: below });
    }
  }
  return asJpeg(sharp(wallOf(look, logo !== null)).composite(layers));
}
