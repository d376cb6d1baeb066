import { expect, it } from 'vitest';
import config from '../../../firebase.json';
import { redirectsTo, type Redirect } from './redirects';

/** As firebase-tools deploys them. */
const DEPLOYED: Redirect[] = config.hosting.redirects.map(({ source, destination, type }) => ({
  glob: source,
  location: destination,
  statusCode: type,
}));

it('a site in both languages has the redirects of the deployment', () => {
  expect(redirectsTo(null, DEPLOYED)).toEqual(DEPLOYED);
});

it('addresses without a language, or in the one that the site lacks, redirect to its only language', () => {
  const redirects = redirectsTo('es', DEPLOYED);
  expect(redirects).toContainEqual({ glob: '/', location: '/es', statusCode: 302 });
  expect(redirects).toContainEqual({ glob: '/blog/:slug', location: '/es/blog/:slug', statusCode: 301 });
  expect(redirects).toContainEqual({ glob: '/favicon.ico', location: '/favicon.png', statusCode: 301 });
  // Temporarily, because the owner may add the language again.
  expect(redirects.slice(-2)).toEqual([
    { glob: '/en', location: '/es', statusCode: 302 },
    { glob: '/en/:path*', location: '/es/:path', statusCode: 302 },
  ]);
  expect(redirects.filter(({ location }) => location.startsWith('/en'))).toEqual([]);
});

it('a site that changes its language, or gets the other one back, keeps no earlier redirect', () => {
  for (const only of ['en', 'es', null] as const)
    expect(redirectsTo(only, redirectsTo('es', DEPLOYED))).toEqual(redirectsTo(only, DEPLOYED));
});
