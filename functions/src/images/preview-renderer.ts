/** Makes the picture of a shared post: its own one cropped, or one composed from its title. */
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_MAX_BYTES, PREVIEW_WIDTH as WIDTH } from '@perro-wisdom/domain/preview';
import { escapeXml } from '../xml';
import type { DecodedImage } from './codec';

/** Beside the bundle, where the build puts them. */
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const FONT_FILE = beside('preview-font.ttf');
const MARK_FILE = beside('preview-mark.svg');
const FONT = 'Bricolage Grotesque Bold';

const COLORS = { sand: '#F6EFE3', sun: '#FBE6BC', ink: '#17302B', faded: '#4A5F58', flamboyan: '#D1401F' } as const;

/** Tried in turn, until the file is small enough; the last one always is. */
const QUALITIES = [84, 76, 66, 54, 40, 20] as const;

async function asJpeg(image: Sharp): Promise<Buffer> {
  // The pixels are made once, and only encoded again.
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

/** A picture cropped to the format of previews, around what draws the eye. */
export function cropPreview({ pixels, raw }: DecodedImage): Promise<Buffer> {
  const cropped = sharp(pixels, { raw }).flatten({ background: COLORS.sand });
  return asJpeg(cropped.resize(WIDTH, HEIGHT, { fit: 'cover', position: sharp.strategy.attention }));
}

const MARGIN = 80;
const MARK = 380;
/** The mark stands on the edge: its own picture leaves this much room below it. */
const MARK_ROOM = 7;
const TITLE = { top: 132, width: WIDTH - 2 * MARGIN - MARK - 20, height: 330 };
/** The largest size, in pixels, at which a title fits is taken; at the first one, the longest title fits. */
const TITLE_SIZES = [28, 34, 40, 46, 52, 60, 68, 78, 90, 104] as const;
const NAME = { size: 34, bottom: 72 };

interface Text {
  image: Buffer;
  width: number;
  height: number;
}

/** The font has no pictograms; in their place it would show boxes. */
const PICTOGRAMS = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}]+/gu;

/** A text as a picture of its own, as wide and as high as it gets. */
async function drawText(text: string, size: number, color: string): Promise<Text> {
  const { data, info } = await sharp({
    text: {
      // Pango reads this as its markup.
      text: `<span foreground="${color}">${escapeXml(text.replace(PICTOGRAMS, ''))}</span>`,
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

async function drawTitle(title: string): Promise<Text> {
  const [smallest, ...larger] = TITLE_SIZES;
  for (const size of larger.reverse()) {
    const drawn = await drawText(title, size, COLORS.ink);
    if (drawn.height <= TITLE.height && drawn.width <= TITLE.width) return drawn;
  }
  return drawText(title, smallest, COLORS.ink);
}

const scenery = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="${COLORS.sand}"/>
  <circle cx="${WIDTH - 190}" cy="250" r="330" fill="${COLORS.sun}"/>
  <rect x="${MARGIN}" y="80" width="72" height="10" rx="5" fill="${COLORS.flamboyan}"/>
</svg>`;

/** A picture in the brand's look: the title, the blog's name under it, the mark beside it. */
export async function composePreview(title: string, name: string): Promise<Buffer> {
  const [drawnTitle, drawnName, mark] = await Promise.all([
    drawTitle(title),
    drawText(name, NAME.size, COLORS.faded),
    sharp(MARK_FILE).resize(MARK).png().toBuffer(),
  ]);
  const layers: OverlayOptions[] = [
    { input: mark, left: WIDTH - MARGIN - MARK + 20, top: HEIGHT - MARK + MARK_ROOM },
    { input: drawnTitle.image, left: MARGIN, top: TITLE.top },
    { input: drawnName.image, left: MARGIN, top: HEIGHT - NAME.bottom - drawnName.height },
  ];
  return asJpeg(sharp(Buffer.from(scenery)).composite(layers));
}
