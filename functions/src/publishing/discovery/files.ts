/**
 * Renders the files, other than pages, that contain the business's name or brand: robots.txt, the web app
 * manifests and the icons.
 */
import { colorsOf } from '@app/domain/content/brand';
import { brandColors } from '@app/domain/content/brand-colors';
import { onlyLocale } from '@app/domain/content/site-languages';
import { DEFAULT_LOCALE, fieldIn, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, pagePath } from '@app/domain/general/paths';
import type { SiteContent } from '../../content/site';
import { ICONS, readIcon } from './icons';
import { SITEMAP_PATH } from './sitemap';

type BrandedContent = Pick<SiteContent, 'facts' | 'brand'>;

/**
 * Returns robots.txt. It must be a file because Cloud Functions responds to its path with a 404 before our
 * code runs.
 */
const robotsText = ({ facts }: BrandedContent): string => `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api/

Sitemap: ${absoluteUrl(SITEMAP_PATH, facts)}
`;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The default name and description for a site whose owner hasn't written any. */
export const BUSINESS = {
  en: 'Dog training',
  es: 'Adiestramiento de perros',
} as const satisfies Record<Locale, string>;

/** Returns the web app manifest, which makes the site installable on a phone's home screen. */
function manifestOf({ facts, brand }: BrandedContent) {
  const only = onlyLocale(facts);
  const locale = only ?? DEFAULT_LOCALE;
  const name = facts.name || BUSINESS[locale];
  const color = brandColors(colorsOf(brand)).bg.light;
  return {
    id: '/',
    name,
    short_name: name,
    description:
      facts[fieldIn(locale, 'tagline')] || (only ? BUSINESS[only] : `${BUSINESS.en} · ${BUSINESS.es}`),
    lang: locale,
    dir: 'ltr',
    start_url: pagePath('home', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
}

const manifestText = (content: BrandedContent): string => JSON.stringify(manifestOf(content));

/**
 * Returns the manifest for the owner's area, which is a separate app. iPhones and iPads show push
 * notifications only for installed apps whose manifest sets `display` to `standalone`
 * (https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/).
 */
const adminManifestText = (content: BrandedContent): string =>
  JSON.stringify({
    ...manifestOf(content),
    id: '/admin',
    description: 'The owner’s area · El área de la dueña',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  });

/** The functions that generate the branded files, by path. */
export const BRANDED_FILES: Readonly<
  Record<string, (content: BrandedContent) => string | Promise<Uint8Array>>
> = {
  '/robots.txt': robotsText,
  '/manifest.webmanifest': manifestText,
  '/admin.webmanifest': adminManifestText,
  ...Object.fromEntries(
    Object.entries(ICONS).map(([address, icon]) => [
      address,
      ({ brand }: BrandedContent) => readIcon(address, icon, brand),
    ]),
  ),
};
