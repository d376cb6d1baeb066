/** Renders social images: of a post its featured image cropped, or a composition with its title; of the site its name beside a picture. */
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cropAround } from '@perro-wisdom/domain/pictures/library';
import {
  SOCIAL_IMAGE_HEIGHT as HEIGHT,
  SOCIAL_IMAGE_MAX_BYTES,
  SOCIAL_IMAGE_WIDTH as WIDTH,
} from '@perro-wisdom/domain/pictures/social-images';
import { escapeXml } from '../../platform/xml';
import type { DecodedImage } from './codec';

/** Returns the path of a file that the build writes beside the bundle. */
const bundledFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const FONT_FILE = bundledFile('social-image-font.ttf');
const MARK_FILE = bundledFile('social-image-mark.svg');
const FONT = 'Bricolage Grotesque Bold';

/** The illustrations of the site's own that its social image shows. Their left half is bare wall. */
const SCENE_FILES = {
  trainer: bundledFile('social-image-trainer.webp'),
  dog: bundledFile('social-image-dog.webp'),
} as const;
export type Scene = keyof typeof SCENE_FILES;

const COLORS = {
  sand: '#F6EFE3',
  sun: '#FBE6BC',
  ink: '#17302B',
  faded: '#4A5F58',
  flamboyan: '#D1401F',
  wall: '#F0D3BD',
  wallText: '#24483F',
  halo: '#F8E0C4',
} as const;

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
  const image = sharp(pixels, { raw }).flatten({ background: COLORS.sand });
  return asJpeg(
    focus === ''
      ? image.resize(WIDTH, HEIGHT, { fit: 'cover', position: sharp.strategy.attention })
      : image
          .extract(cropAround(raw, { width: WIDTH, height: HEIGHT }, focus))
          .resize(WIDTH, HEIGHT, { fit: 'fill' }),
  );
}

const MARGIN = 80;
const MARK = 380;
/** The empty margin at the bottom of the mark's file, in pixels; the mark itself touches the lower edge. */
const MARK_BOTTOM_MARGIN = 7;
const TITLE = { top: 132, width: WIDTH - 2 * MARGIN - MARK - 20, height: 330 };
/** In pixels; the largest size at which the title fits is used. The longest title fits at the first one. */
const TITLE_SIZES = [28, 34, 40, 46, 52, 60, 68, 78, 90, 104] as const;
const NAME = { size: 34, bottom: 72 };

interface RenderedText {
  image: Buffer;
  width: number;
  height: number;
}

/** Emoji are removed: the font would show boxes for them. */
const EMOJI = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}]+/gu;

/** Renders a text, wrapped at a width, as an image of just its size. */
async function renderText(
  text: string,
  size: number,
  color: string,
  width = TITLE.width,
): Promise<RenderedText> {
  const { data, info } = await sharp({
    text: {
      // Parsed as Pango markup.
      text: `<span foreground="${color}">${escapeXml(text.replace(EMOJI, ''))}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
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

interface Box {
  width: number;
  height: number;
}

/** Renders a text at the largest of these sizes, which increase, at which it fits into a box; at the first one it is not checked. */
async function renderToFit(
  text: string,
  [smallest, ...larger]: readonly [number, ...number[]],
  { width, height }: Box,
  color: string,
): Promise<RenderedText> {
  for (const size of larger.reverse()) {
    const rendered = await renderText(text, size, color, width);
    if (rendered.height <= height && rendered.width <= width) return rendered;
  }
  return renderText(text, smallest, color, width);
}

const drawing = (shapes: string, { width, height }: Box = { width: WIDTH, height: HEIGHT }): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`);

/** The stroke above a title. */
const accent = `<rect x="${MARGIN}" y="80" width="72" height="10" rx="5" fill="${COLORS.flamboyan}"/>`;

const background = drawing(`<rect width="100%" height="100%" fill="${COLORS.sand}"/>
  <circle cx="${WIDTH - 190}" cy="250" r="330" fill="${COLORS.sun}"/>${accent}`);

/** Composes a social image: the title, the blog's name below it, the brand's mark beside it; returns JPEG. */
export async function composeSocialImage(title: string, name: string): Promise<Buffer> {
  const [titleImage, nameImage, mark] = await Promise.all([
    renderToFit(title, TITLE_SIZES, TITLE, COLORS.ink),
    renderText(name, NAME.size, COLORS.faded),
    sharp(MARK_FILE).resize(MARK).png().toBuffer(),
  ]);
  const layers: OverlayOptions[] = [
    { input: mark, left: WIDTH - MARGIN - MARK + 20, top: HEIGHT - MARK + MARK_BOTTOM_MARGIN },
    { input: titleImage.image, left: MARGIN, top: TITLE.top },
    { input: nameImage.image, left: MARGIN, top: HEIGHT - NAME.bottom - nameImage.height },
  ];
  return asJpeg(sharp(background).composite(layers));
}

const ARCH = { width: 440, height: 550 };
const ARCH_LEFT = WIDTH - MARGIN - ARCH.width;
/** The place of the name and the headline, left of the arch, and above the ground of a scene. */
const SITE_TEXT = { top: 118, width: 520, bottom: 505, gap: 34 };
const SITE_NAME_HEIGHT = 230;
/** In pixels. The longest name, and the longest headline, fit at the first one. */
const SITE_NAME_SIZES = [20, 24, 28, 34, 40, 46, 52, 60, 68, 78, 90] as const;
const SITE_HEADLINE_SIZES = [18, 20, 24, 28, 32, 36, 40] as const;

/** The wall of the home page with the sun that is behind its arch. */
const wall = drawing(`<rect width="100%" height="100%" fill="${COLORS.wall}"/>
  <circle cx="${ARCH_LEFT + 70}" cy="180" r="138" fill="${COLORS.halo}"/>
  <circle cx="${ARCH_LEFT + 70}" cy="180" r="77" fill="${COLORS.sun}"/>`);

/** A photo as it stands in the arch of the home page. */
async function photoInArch({ pixels, raw }: DecodedImage, focus: string): Promise<Sharp> {
  const arch = drawing(
    `<path d="M0 ${ARCH.height}V${ARCH.width / 2}a${ARCH.width / 2} ${ARCH.width / 2} 0 0 1 ${ARCH.width} 0V${ARCH.height}z"/>`,
    ARCH,
  );
  const photo = await sharp(pixels, { raw })
    .flatten({ background: COLORS.halo })
    .extract(cropAround(raw, ARCH, focus))
    .resize(ARCH.width, ARCH.height, { fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: arch, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(
    await sharp(wall)
      .composite([{ input: photo, left: ARCH_LEFT, top: HEIGHT - ARCH.height }])
      .png()
      .toBuffer(),
  );
}

/** A scene, without what is too much of the wall at its left. */
const sceneBehind = (scene: Scene): Sharp =>
  sharp(SCENE_FILES[scene]).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' });

/** What is behind the text of the site's social image: a photo with its focal point, or a scene. */
export type SitePicture = { image: DecodedImage; focus: string } | { scene: Scene };

/** Composes the social image of the site: its name, the headline below it, and a picture beside both; returns JPEG. Without a name the headline takes its place. */
export async function composeSiteSocialImage(
  name: string,
  headline: string,
  picture: SitePicture,
): Promise<Buffer> {
  const [first = '', second] = [name, headline].filter((text) => text.replace(EMOJI, '').trim() !== '');
  const { top, width, bottom, gap } = SITE_TEXT;
  const layers: OverlayOptions[] = [{ input: drawing(accent), left: 0, top: 0 }];
  if (first !== '') {
    const title = await renderToFit(first, SITE_NAME_SIZES, { width, height: SITE_NAME_HEIGHT }, COLORS.ink);
    layers.push({ input: title.image, left: MARGIN, top });
    const below = top + title.height + gap;
    if (second !== undefined) {
      const { image } = await renderToFit(
        second,
        SITE_HEADLINE_SIZES,
        { width, height: bottom - below },
        COLORS.wallText,
      );
      layers.push({ input: image, left: MARGIN, top: below });
    }
  }
  const behind =
    'scene' in picture ? sceneBehind(picture.scene) : await photoInArch(picture.image, picture.focus);
  return asJpeg(behind.composite(layers));
}
