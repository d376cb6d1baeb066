/**
 * Writes robots.txt, which names the site's address. It is a file because Cloud Functions answer this path with
 * a 404 of their own, before our code sees it.
 */
import type { Plugin } from 'vite';
import { business } from '../../domain/src/business.ts';

export function robots(): Plugin {
  const source = `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api/

Sitemap: ${business.siteUrl}/sitemap.xml
`;
  return {
    name: 'robots',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
    },
  };
}
