/** Tests how the publisher handles incompletely rendered pages, using a mock renderer. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuedChange } from './queue';

const [renderPage, readSite] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('./pages/renderer', () => ({ renderPage, readSite }));
vi.mock('./surroundings', () => ({
  readSurroundings: () =>
    Promise.resolve({
      neighbors: [],
      newestPage: 0,
      categories: [],
      sitemapFiles: { first: 1, last: 0 },
      everything: [],
    }),
}));

const { prepareRelease } = await import('./prepare-release');
const { renderAddress } = await import('./render');

const CHANGES = [{ collection: 'legalTexts', page: 'privacy' }] as const;
const LIVE = {
  id: '1',
  buildId: 'b1',
  files: new Map([
    ['/en/privacy.html', 'before'],
    ['/es/privacy.html', 'before'],
  ]),
};
const SITE = { documents: { facts: { name: 'Patitas' } }, services: [], ownPages: [] };
const digest = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const prepare = () => prepareRelease(CHANGES, LIVE, digest);

/** Makes the mock renderer return incomplete pages at these addresses and complete pages elsewhere. */
function renderIncompletely(status: 200 | 404, ...addresses: string[]): void {
  renderPage.mockImplementation(({ url }: { url: string }) =>
    Promise.resolve(
      addresses.includes(url)
        ? { status, html: 'placeholders', isComplete: false }
        : { status: 200, html: 'whole', isComplete: true },
    ),
  );
}

beforeEach(() => {
  renderPage.mockReset();
  readSite.mockReset().mockResolvedValue(SITE);
});

describe('a page with unreadable content', () => {
  it.each([200, 404] as const)('is neither published nor removed (status %i)', async (status) => {
    renderIncompletely(status, '/es/privacy');
    await expect(renderAddress('/es/privacy', SITE)).rejects.toThrow(
      '/es/privacy could not be rendered: not all of its content was read from Firestore.',
    );
    await expect(prepare()).rejects.toThrow('/es/privacy could not be rendered');
  });
});

it('nothing is published or removed when the content shared by all pages cannot be read', async () => {
  readSite.mockRejectedValue(new Error('Firestore did not answer'));
  await expect(prepare()).rejects.toThrow('Firestore did not answer');
  expect(renderPage).not.toHaveBeenCalled();
});

it('reads the content shared by all pages once per release', async () => {
  renderIncompletely(200);
  await prepare();
  expect(readSite).toHaveBeenCalledTimes(1);
  for (const url of ['/en/privacy', '/es/privacy'])
    expect(renderPage).toHaveBeenCalledWith(expect.objectContaining({ url, site: SITE }));
});

it('publishes complete pages and removes pages that no longer exist', async () => {
  renderIncompletely(200);
  const { put } = await prepare();
  expect([...put].map(([path, bytes]) => [path, digest(bytes)])).toEqual([
    ['/en/privacy.html', 'whole'],
    ['/es/privacy.html', 'whole'],
  ]);
  renderPage.mockResolvedValue({ status: 404, html: 'nothing', isComplete: true });
  expect(await prepare()).toEqual({
    put: new Map(),
    remove: new Set(['/en/privacy.html', '/es/privacy.html']),
    only: null,
    later: [],
  });
});

it('removes the social images of an unpublished post, and keeps other social images and pictures', async () => {
  const socialImages = [
    '/images/og/en/sit-0f3a9c21.jpg',
    '/images/og/es/sit-1f3a9c21.jpg',
    '/images/og/es/sit-2f3a9c21.jpg',
  ];
  const others = [
    '/images/og/en/sit-and-stay-0f3a9c21.jpg',
    '/images/og/en/_site-0f3a9c21.jpg',
    '/images/uploads/sit-400x300.webp',
    '/images/og/fr/sit-0f3a9c21.jpg',
  ];
  const live = {
    ...LIVE,
    files: new Map([...socialImages, ...others, '/en/blog/sit.html'].map((path) => [path, 'before'])),
  };
  const changes: QueuedChange[] = [{ collection: 'addresses', addresses: ['/en/blog/sit', '/es/blog/sit'] }];
  renderPage.mockImplementation(({ url }: { url: string }) =>
    Promise.resolve({ status: url.endsWith('/sit') ? 404 : 200, html: url, isComplete: true }),
  );
  const { remove } = await prepareRelease(changes, live, digest);
  expect([...remove].sort()).toEqual([...socialImages, '/en/blog/sit.html'].sort());

  renderPage.mockImplementation(({ url }: { url: string }) =>
    Promise.resolve({ status: 200, html: url === '/es/blog/sit' ? socialImages[1] : url, isComplete: true }),
  );
  expect([...(await prepareRelease(changes, live, digest)).remove].sort()).toEqual([
    socialImages[0],
    socialImages[2],
  ]);
});

it('renders no files in languages the site doesn’t have, and removes existing ones', async () => {
  const site = { ...SITE, documents: { facts: { name: 'Patitas', siteLanguages: 'es' } } };
  readSite.mockResolvedValue(site);
  renderIncompletely(200);
  for (const address of ['/en', '/en/blog', '/en/feed.xml', '/en/site.json'])
    expect(await renderAddress(address, site)).toBeNull();
  const { put, remove, only } = await prepare();
  expect([[...put.keys()], [...remove], only]).toEqual([['/es/privacy.html'], ['/en/privacy.html'], 'es']);
});
