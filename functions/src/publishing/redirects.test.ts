import { expect, it } from 'vitest';
import config from '../../../firebase.json';
import { redirectsTo, type Redirect } from './redirects';

/** The redirects that firebase-tools deploys. */
const DEPLOYED: Redirect[] = config.hosting.redirects.map(({ source, destination, type }) => ({
  glob: source,
  location: destination,
  statusCode: type,
}));

it('redirectsTo leaves the deployed redirects unchanged for a bilingual site', () => {
  expect(redirectsTo(null, DEPLOYED)).toEqual(DEPLOYED);
});

it('redirectsTo sends URLs without a language, or with an unused one, to the site’s only language', () => {
  const redirects = redirectsTo('es', DEPLOYED);
  expect(redirects).toContainEqual({ glob: '/', location: '/es', statusCode: 302 });
  expect(redirects).toContainEqual({ glob: '/blog/:slug', location: '/es/blog/:slug', statusCode: 301 });
  expect(redirects).toContainEqual({ glob: '/favicon.ico', location: '/favicon.png', statusCode: 301 });
  // These redirects are temporary, because the owner may add the language back.
  expect(redirects.slice(-2)).toEqual([
    { glob: '/en', location: '/es', statusCode: 302 },
    { glob: '/en/:path*', location: '/es/:path', statusCode: 302 },
  ]);
  expect(redirects.filter(({ location }) => location.startsWith('/en'))).toEqual([]);
});

it('redirectsTo replaces redirects left over from an earlier language setting', () => {
  for (const only of ['en', 'es', null] as const)
    expect(redirectsTo(only, redirectsTo('es', DEPLOYED))).toEqual(redirectsTo(only, DEPLOYED));
});
