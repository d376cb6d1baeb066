/** Small files at the root of the site that say what the business is called and where it lives. */
import type { Plugin } from 'vite';
import { business } from '../../domain/src/business.ts';

/** A file and not an answer of the function: Cloud Functions answer this path with a 404 before our code sees it. */
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

/** What a phone needs to put the site on its home screen. The colours are the theme's `bg` by day. */
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
