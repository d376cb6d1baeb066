/** The files of the site that name the business, besides its pages: robots.txt and the web app manifests. */
import type { Facts } from '@perro-wisdom/domain/content/facts';
import { absoluteUrl } from '@perro-wisdom/domain/general/paths';
import { SITEMAP_PATH } from './sitemap';

/** A file, as Cloud Functions respond to its path with a 404 before our code is called. */
const robotsText = (facts: Facts): string => `User-agent: *
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

/** Makes the site installable on a phone's home screen. The colors are the theme's `bg` in light mode. */
function manifestOf({ name }: Facts) {
  return {
    id: '/',
    name: name || 'Dog training',
    short_name: name || 'Dog training',
    description: 'Dog training · Adiestramiento de perros',
    lang: 'en',
    dir: 'ltr',
    start_url: '/en',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#FFFCF7',
    theme_color: '#FFFCF7',
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
}

const manifestText = (facts: Facts): string => JSON.stringify(manifestOf(facts));

/**
 * The owner's area as an app of its own: iPhones and iPads show push notifications only for what is installed with `standalone`
 * (https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/).
 */
const adminManifestText = (facts: Facts): string =>
  JSON.stringify({
    ...manifestOf(facts),
    id: '/admin',
    description: 'The owner’s area · El área de la dueña',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  });

/** The files by their addresses. */
export const FACT_FILES: Readonly<Record<string, (facts: Facts) => string>> = {
  '/robots.txt': robotsText,
  '/manifest.webmanifest': manifestText,
  '/admin.webmanifest': adminManifestText,
};
