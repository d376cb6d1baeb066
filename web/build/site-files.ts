/** Generates robots.txt and the web app manifest. */
import type { Plugin } from 'vite';
import { business } from '../../domain/src/business.ts';

/** A file, as Cloud Functions respond to this path with a 404 before our code is called. */
const robots = `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api/

Sitemap: ${process.env.PUBLIC_SITE_URL ?? business.siteUrl}/sitemap.xml
`;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Makes the site installable on a phone's home screen. The colors are the theme's `bg` in light mode. */
const manifest = {
  id: '/',
  name: business.name,
  short_name: business.name,
  description: 'Dog training in Puerto Rico · Adiestramiento de perros en Puerto Rico',
  lang: 'en',
  dir: 'ltr',
  start_url: '/en',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#FFFCF7',
  theme_color: '#FFFCF7',
  icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
};

export function siteFiles(): Plugin {
  return {
    name: 'site-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}
