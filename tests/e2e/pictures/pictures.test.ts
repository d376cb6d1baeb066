/** Tests photos with extreme proportions everywhere the site shows photos. */
import type { Locator, Page } from '@playwright/test';
import { LOCALES, localize } from '@app/domain/general/locale';
import { pagePath, sitePath } from '@app/domain/general/paths';
import sharp from 'sharp';
import { fullRecords } from '../../../seed/records';
import { parseSite, siteFile } from '../../../web/src/shared/content/site';
import { projectWith, readFrom } from '../support/own-project';
import { expect, test } from '../support/test';

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

interface Photo {
  src: string;
  altEn: string;
  altEs: string;
  /** The focal point. The test photo is red there and blue elsewhere. */
  focus: string;
}

const panorama: Photo = {
  src: '/images/uploads/odd-1500x300.webp',
  altEn: 'A beach',
  altEs: 'Una playa',
  focus: '0% 50%',
};
const tower: Photo = {
  src: '/images/uploads/odd-300x1500.webp',
  altEn: 'A palm',
  altEs: 'Una palma',
  focus: '50% 100%',
};

/** Returns a photo that is blue except for a red third around the focal point. */
function photoFile({ src }: Photo): Promise<Buffer> {
  const isWide = src === panorama.src;
  const [width, height] = isWide ? [1500, 300] : [300, 1500];
  const red = {
    create: { width: isWide ? 500 : width, height: isWide ? height : 500, channels: 3, background: 'red' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: isWide ? 0 : 1000 }])
    .png()
    .toBuffer();
}

async function servePhotos(page: Page): Promise<void> {
  for (const [files, photo] of [
    ['odd-1500x300*', panorama],
    ['odd-300x1500*', tower],
  ] as const) {
    const body = await photoFile(photo);
    await page.route(`**/images/uploads/${files}`, (route) =>
      route.fulfill({ contentType: 'image/png', body }),
    );
  }
}

/** Replaces the hero with the panorama and the trainer's portrait with the tower, for this page only. */
async function setSitePictures(page: Page): Promise<void> {
  for (const locale of LOCALES) {
    await page.route(`**${sitePath(locale)}`, async (route) => {
      const response = await route.fetch();
      const site = parseSite(await response.text());
      const portrait = {
        portrait: tower.src,
        portraitAltEn: tower.altEn,
        portraitAltEs: tower.altEs,
        portraitFocus: tower.focus,
      };
      const heroPicture = {
        src: panorama.src,
        alt: localize(panorama, 'alt', locale),
        focus: panorama.focus,
      };
      await route.fulfill({
        response,
        body: siteFile({ ...site, heroPicture, facts: { ...site.facts, ...portrait } }),
      });
    });
  }
}

/** Asserts that a picture has its frame's proportions and shows its focal point. */
async function expectComposed(picture: Locator, proportions: number): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(proportions, 1);
  const center = { left: Math.round(width / 2), top: Math.round(height / 2), width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(await picture.screenshot())
    .extract(center)
    .raw()
    .toBuffer();
  expect({ isRed: red > 200 && blue < 50 }).toEqual({ isRed: true });
}

test('photos with extreme proportions fill their frames around their focal points, and have localized alternative text', async ({
  page,
}) => {
  const { services, testimonials } = fullRecords();
  const photos = [panorama, tower];
  const image = ({ src, altEn, altEs, focus }: Photo) => ({
    imageSrc: src,
    imageAltEn: altEn,
    imageAltEs: altEs,
    imageFocus: focus,
  });
  await servePhotos(page);
  await setSitePictures(page);
  await readFrom(
    page,
    await projectWith({
      services: services
        .slice(0, 2)
        .map((service, index) => ({ ...service, ...image(photos[index] ?? tower) })),
      testimonials: testimonials
        .slice(0, 2)
        .map((testimonial, index) => ({ ...testimonial, ...image(photos[index] ?? tower) })),
    }),
  );
  const shown = (section: string, { src }: Photo) => page.locator(`${section} img[src="${src}"]`);

  for (const locale of LOCALES) {
    await page.goto(pagePath('home', locale));
    const [hero, portrait] = [shown('section:has(h1)', panorama), shown('#about', tower)];
    await expect(hero).toHaveAttribute('alt', localize(panorama, 'alt', locale));
    await expect(portrait).toHaveAttribute('alt', localize(tower, 'alt', locale));
    for (const photo of photos)
      await expect(shown('#testimonials', photo)).toHaveAttribute('alt', localize(photo, 'alt', locale));
    if (locale === 'es') continue;
    await expectComposed(hero, 1);
    // The drawn sun behind the photo must not overlap the headline.
    const sun = page.locator('section:has(h1) div[aria-hidden=true]').first();
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [disc, headline] = [await sun.boundingBox(), await page.locator('h1').boundingBox()];
      expect(disc?.x, `at ${width} px`).toBeGreaterThanOrEqual(
        (headline?.x ?? Infinity) + (headline?.width ?? 0),
      );
    }
    await expectComposed(portrait, 4 / 5);
    for (const photo of photos) {
      await expectComposed(shown('[aria-labelledby=services-title]', photo), 4 / 3);
      await expectComposed(shown('#testimonials', photo), 1);
    }
  }
  await page.goto(pagePath('services', 'es'));
  for (const photo of photos) await expect(shown('article', photo)).toHaveAttribute('alt', photo.altEs);
});
