/** Renders social images: of a post its featured image cropped, or a composition with its title; of the site its name beside a picture. */
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
import { drawing, landscape, logoIn, type Box } from './brand-drawings';
import type { Look } from './look';
import type { DecodedImage } from './codec';

/** Returns the path of a file that the build writes beside the bundle. */
const bundledFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** The family and the file of the headings of each pair of fonts. */
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

/** JPEG qualities, tried in this order until the file is small enough; the last one always is. */
const QUALITIES = [84, 76, 66, 54, 40, 20] as const;

async function asJpeg(image: Sharp): Promise<Buffer> {
  // The pixels are rendered once; only the encoding is repeated.
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const pixels = sharp(data, { raw: { width, height, channels } });
    jpeg = await pixels.jpeg({ quality, mozjpeg: true, progressive: true }).toBuffer();
    if (jpeg.length <= SOCIAL_IMAGE_MAX_BYTES) break;
  }
  return jpeg;
}

/** Crops an image to the size of social images, around its focal point or, without one, its most salient region; returns JPEG. */
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
const MARK = 360;
/** The arch in the place of a logo. */
const MARK_ARCH = { width: MARK, height: 450 };
const TITLE = { top: 132, width: WIDTH - 2 * MARGIN - MARK - 20, height: 330 };
/** In pixels; the largest size at which the title fits is used. The longest title fits at the first one. */
const TITLE_SIZES = [28, 34, 40, 46, 52, 60, 68, 78, 90, 104] as const;
const NAME = { size: 34, bottom: 72 };

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

/** Emoji are removed: the font would show boxes for them. */
const EMOJI = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}]+/gu;

/** Whether anything of a text is left to render, which must not be empty. */
const isRendered = (text: string): boolean => text.replace(EMOJI, '').trim() !== '';

/** Renders a text, wrapped at a width, as an image of just its size. */
async function renderText(
  { text, color, look }: Text,
  size: number,
  width = TITLE.width,
): Promise<RenderedText> {
  const { font, fontfile } = fontOf(look);
  const { data, info } = await sharp({
    text: {
      // Parsed as Pango markup.
      text: `<span foreground="${look.colors[color]}">${escapeXml(text.replace(EMOJI, ''))}</span>`,
      font: `${font} ${size}`,
      fontfile,
      // At 72 dpi a point is a pixel.
      dpi: 72,
      width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** Renders a text at the largest of these sizes, which increase, at which it fits into a box; at the first one it is not checked. */
async function renderToFit(
  text: Text,
  [smallest, ...larger]: readonly [number, ...number[]],
  { width, height }: Box,
): Promise<RenderedText> {
  for (const size of larger.reverse()) {
    const rendered = await renderText(text, size, width);
    if (rendered.height <= height && rendered.width <= width) return rendered;
  }
  return renderText(text, smallest, width);
}

const WHOLE = { width: WIDTH, height: HEIGHT };

/** The stroke above a title. */
const stroke = ({ colors }: Look): string =>
  `<rect x="${MARGIN}" y="80" width="72" height="10" rx="5" fill="${colors.accent}"/>`;

/** Composes a social image: the title, the blog's name below it, the logo beside it; returns JPEG. Without a logo, it is a landscape. */
export async function composeSocialImage(
  title: string,
  name: string,
  look: Look,
  logo: DecodedImage | null,
): Promise<Buffer> {
  const { colors } = look;
  const background = `<rect width="100%" height="100%" fill="${colors['bg.subtle']}"/>
    <circle cx="${WIDTH - 190}" cy="250" r="330" fill="${colors.sun}"/>${stroke(look)}`;
  const [titleImage, nameImage, mark] = await Promise.all([
    isRendered(title) ? renderToFit({ text: title, color: 'fg', look }, TITLE_SIZES, TITLE) : null,
    isRendered(name) ? renderText({ text: name, color: 'fg.muted', look }, NAME.size) : null,
    logo ? logoIn(logo, { width: MARK, height: MARK }) : inArch(look, null, MARK_ARCH),
  ]);
  const { height: markHeight } = logo ? { height: MARK } : MARK_ARCH;
  const layers: OverlayOptions[] = [
    {
      input: mark,
      left: WIDTH - MARGIN - MARK + 20,
      // A logo may be of any form; the arch stands on the lower edge.
      top: logo ? 250 - MARK / 2 : HEIGHT - markHeight,
    },
  ];
  if (titleImage) layers.push({ input: titleImage.image, left: MARGIN, top: TITLE.top });
  if (nameImage)
    layers.push({ input: nameImage.image, left: MARGIN, top: HEIGHT - NAME.bottom - nameImage.height });
  return asJpeg(sharp(drawing(background, WHOLE)).composite(layers));
}

const ARCH = { width: 440, height: 550 };
const ARCH_LEFT = WIDTH - MARGIN - ARCH.width;
/** The place of the name and the headline, left of the arch. */
const SITE_TEXT = { top: 118, width: 520, bottom: 505, gap: 34 };
const SITE_NAME_HEIGHT = 230;
/** In pixels. The longest name, and the longest headline, fit at the first one. */
const SITE_NAME_SIZES = [20, 24, 28, 34, 40, 46, 52, 60, 68, 78, 90] as const;
const SITE_HEADLINE_SIZES = [18, 20, 24, 28, 32, 36, 40] as const;

/** The wall of the home page with the sun that is behind its arch. */
const wallOf = ({ colors }: Look): Buffer =>
  drawing(
    `<rect width="100%" height="100%" fill="${colors.wall}"/>
  <circle cx="${ARCH_LEFT + 70}" cy="180" r="138" fill="${colors['wall.halo']}"/>
  <circle cx="${ARCH_LEFT + 70}" cy="180" r="77" fill="${colors['wall.sun']}"/>`,
    WHOLE,
  );

/** Returns a picture in an arch that is open below, as PNG; without one, the landscape. */
async function inArch(look: Look, picture: Buffer | null, box: Box): Promise<Buffer> {
  const { width, height } = box;
  const arch = `<path d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}z"/>`;
  const filled = picture ?? drawing(landscape(look, box), box);
  return sharp(filled)
    .ensureAlpha()
    .composite([{ input: drawing(arch, box), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Returns a photo, cropped around its focal point to the size of the arch. */
const photoFor = ({ pixels, raw }: DecodedImage, focus: string, look: Look): Promise<Buffer> =>
  sharp(pixels, { raw })
    .flatten({ background: look.colors['wall.halo'] })
    .extract(cropAround(raw, ARCH, focus))
    .resize(ARCH.width, ARCH.height, { fit: 'fill' })
    .png()
    .toBuffer();

/** Returns a logo in the middle of the arch. */
const logoFor = async (logo: DecodedImage, look: Look): Promise<Buffer> =>
  sharp(drawing(`<rect width="100%" height="100%" fill="${look.colors['bg.card']}"/>`, ARCH))
    .composite([{ input: await logoIn(logo, { width: ARCH.width * 0.68, height: ARCH.height * 0.6 }) }])
    .png()
    .toBuffer();

/** What is beside the text of the site's social image: a photo with its focal point, the logo, or nothing of her own. */
export type SitePicture = { photo: DecodedImage; focus: string } | { logo: DecodedImage } | 'landscape';

async function behindSiteText(picture: SitePicture, look: Look): Promise<Sharp> {
  let inside: Buffer | null = null;
  if (picture !== 'landscape')
    inside =
      'photo' in picture
        ? await photoFor(picture.photo, picture.focus, look)
        : await logoFor(picture.logo, look);
  const input = await inArch(look, inside, ARCH);
  const composed = sharp(wallOf(look)).composite([{ input, left: ARCH_LEFT, top: HEIGHT - ARCH.height }]);
  return sharp(await composed.png().toBuffer());
}

/** Composes the social image of the site: its name, the headline below it, and a picture beside both; returns JPEG. Without a name the headline takes its place. */
export async function composeSiteSocialImage(
  name: string,
  headline: string,
  look: Look,
  picture: SitePicture,
): Promise<Buffer> {
  const [first = '', second] = [name, headline].filter(isRendered);
  const { top, width, bottom, gap } = SITE_TEXT;
  const layers: OverlayOptions[] = [{ input: drawing(stroke(look), WHOLE), left: 0, top: 0 }];
  if (first !== '') {
    const box = { width, height: SITE_NAME_HEIGHT };
    const title = await renderToFit({ text: first, color: 'fg', look }, SITE_NAME_SIZES, box);
    layers.push({ input: title.image, left: MARGIN, top });
    const below = top + title.height + gap;
    if (second !== undefined) {
      const { image } = await renderToFit({ text: second, color: 'wall.muted', look }, SITE_HEADLINE_SIZES, {
        width,
        height: bottom - below,
      });
      layers.push({ input: image, left: MARGIN, top: below });
    }
  }
  return asJpeg((await behindSiteText(picture, look)).composite(layers));
}
