import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { illustrations, type IllustrationName } from './index';
import { placeholderModules } from './placeholders';
import { rasterise, type RasterFormat } from './rasterise';

/** Writes the illustrations that are files of the site itself, such as icons: `npx tsx seed/illustrations/build.ts`. */

const PUBLIC = fileURLToPath(new URL('../../web/public/', import.meta.url));
const PAGES = fileURLToPath(new URL('../../web/src/site/pages/pictures/', import.meta.url));
const SITE_IMAGES = path.join(PUBLIC, 'images/site');

const SITE_PICTURES: readonly IllustrationName[] = [
  'hero',
  'hero-dusk',
  'hero-wide',
  'hero-wide-dusk',
  'trainer',
  'hero-dog',
  'hero-dog-dusk',
  'hero-wide-dog',
  'hero-wide-dog-dusk',
  'portrait-dog',
  'instagram-1',
  'instagram-2',
  'instagram-3',
  'instagram-4',
  'not-found',
  'empty-inbox',
];

/** The widths a `srcset` offers; those not below the natural width are left out. */
const WIDTHS = [160, 320, 640, 960, 1280, 1920];

const ICONS: readonly { file: string; name: IllustrationName; width: number }[] = [
  { file: 'apple-touch-icon.png', name: 'app-icon', width: 180 },
  { file: 'icon-192.png', name: 'app-icon', width: 192 },
  { file: 'icon-512.png', name: 'app-icon', width: 512 },
  { file: 'icon-maskable-192.png', name: 'maskable-icon', width: 192 },
  { file: 'icon-maskable-512.png', name: 'maskable-icon', width: 512 },
];

let total = 0;

async function save(file: string, content: Buffer | string): Promise<void> {
  await writeFile(file, content);
  total += content.length;
}

async function savePicture(name: IllustrationName): Promise<void> {
  const { width, height } = illustrations[name];
  const stem = path.join(SITE_IMAGES, `${name}-${width}x${height}`);
  const formats: readonly RasterFormat[] = ['webp', 'avif'];
  for (const format of formats) {
    await save(`${stem}.${format}`, await rasterise(name, { format }));
    for (const narrower of WIDTHS.filter((candidate) => candidate < width)) {
      await save(`${stem}-w${narrower}.${format}`, await rasterise(name, { width: narrower, format }));
    }
  }
}

await rm(SITE_IMAGES, { recursive: true, force: true });
await mkdir(SITE_IMAGES, { recursive: true });
for (const name of SITE_PICTURES) await savePicture(name);

for (const [file, source] of Object.entries(await placeholderModules()))
  await writeFile(path.join(PAGES, file), source);
await save(path.join(PUBLIC, 'favicon.svg'), illustrations['logo-mark'].svg);
await save(path.join(PUBLIC, 'logo-mark.svg'), illustrations['logo-mark'].svg);
for (const { file, name, width } of ICONS) {
  await save(path.join(PUBLIC, file), await rasterise(name, { width, format: 'png' }));
}

console.log(`Illustrations written to web/public: ${Math.round(total / 1024)} KB`);
