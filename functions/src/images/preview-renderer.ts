/** Renders the preview image of a post: its featured image cropped, or a composition with its title. */
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cropAround } from '@perro-wisdom/domain/pictures';
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_MAX_BYTES, PREVIEW_WIDTH as WIDTH } from '@perro-wisdom/domain/preview';
import { escapeXml } from '../xml';
import type { DecodedImage } from './codec';

/** Returns the path of a file that the build writes beside the bundle. */
const bundledFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const FONT_FILE = bundledFile('preview-font.ttf');
const MARK_FILE = bundledFile('preview-mark.svg');
const FONT = 'Bricolage Grotesque Bold';

const COLORS = { sand: '#F6EFE3', sun: '#FBE6BC', ink: '#17302B', faded: '#4A5F58', flamboyan: '#D1401F' } as const;

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
    if (jpeg.length <= PREVIEW_MAX_BYTES) break;
  }
  return jpeg;
}

/** Crops an image to the size of previews, around its focal point or, without one, its most salient region; returns JPEG. */
export function cropPreview({ pixels, raw }: DecodedImage, focus: string): Promise<Buffer> {
  const image = sharp(pixels, { raw }).flatten({ background: COLORS.sand });
  return asJpeg(
    focus === ''
      ? image.resize(WIDTH, HEIGHT, { fit: 'cover', position: sharp.strategy.attention })
      : image.extract(cropAround(raw, { width: WIDTH, height: HEIGHT }, focus)).resize(WIDTH, HEIGHT, { fit: 'fill' }),
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

/** Renders a text, wrapped at the width of a title, as an image of just its size. */
async function renderText(text: string, size: number, color: string): Promise<RenderedText> {
  const { data, info } = await sharp({
    text: {
      // Parsed as Pango markup.
      text: `<span foreground="${color}">${escapeXml(text.replace(EMOJI, ''))}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FONT_FILE,
      // At 72 dpi a point is a pixel.
      dpi: 72,
      width: TITLE.width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

async function renderTitle(title: string): Promise<RenderedText> {
  const [smallest, ...larger] = TITLE_SIZES;
  for (const size of larger.reverse()) {
    const rendered = await renderText(title, size, COLORS.ink);
    if (rendered.height <= TITLE.height && rendered.width <= TITLE.width) return rendered;
  }
  return renderText(title, smallest, COLORS.ink);
}

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="${COLORS.sand}"/>
  <circle cx="${WIDTH - 190}" cy="250" r="330" fill="${COLORS.sun}"/>
  <rect x="${MARGIN}" y="80" width="72" height="10" rx="5" fill="${COLORS.flamboyan}"/>
</svg>`;

/** Composes a preview: the title, the blog's name below it, the brand's mark beside it; returns JPEG. */
export async function composePreview(title: string, name: string): Promise<Buffer> {
  const [titleImage, nameImage, mark] = await Promise.all([
    renderTitle(title),
    renderText(name, NAME.size, COLORS.faded),
    sharp(MARK_FILE).resize(MARK).png().toBuffer(),
  ]);
  const layers: OverlayOptions[] = [
    { input: mark, left: WIDTH - MARGIN - MARK + 20, top: HEIGHT - MARK + MARK_BOTTOM_MARGIN },
    { input: titleImage.image, left: MARGIN, top: TITLE.top },
    { input: nameImage.image, left: MARGIN, top: HEIGHT - NAME.bottom - nameImage.height },
  ];
  return asJpeg(sharp(Buffer.from(background)).composite(layers));
}
