import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NO_STORE } from '../../platform/http/cache';
import { startFramework, type Framework } from '../../platform/http/framework.fixture';

const renderPage = vi.hoisted(() => vi.fn());
const findCurrentSlug = vi.hoisted(() => vi.fn());
const readOnlyLocale = vi.hoisted(() => vi.fn().mockResolvedValue(null));
vi.mock('./renderer', () => ({ renderPage }));
vi.mock('../../content/site', () => ({ readOnlyLocale }));
vi.mock('../../blog/redirects', () => ({ findCurrentSlug }));

const { showPage } = await import('./handler');

let framework: Framework;
beforeAll(async () => {
  const app = express();
  app.use((_request, response, next) => {
    response.set('Cache-Control', NO_STORE);
    next();
  }, showPage);
  framework = await startFramework(app);
});
afterAll(() => framework.stop());

/** Returns the handler's response to a request for a path. */
async function responseTo(
  path: string,
): Promise<{ status: number; cacheControl: string | null; html: string }> {
  const response = await fetch(framework.url + path, { redirect: 'manual' });
  return {
    status: response.status,
    cacheControl: response.headers.get('Cache-Control'),
    html: await response.text(),
  };
}

it("ignores the URL's query parameters when rendering a page", async () => {
  renderPage.mockResolvedValueOnce({ status: 200, html: 'page', isComplete: true });
  await responseTo('/en/blog/shared?fbclid=IwAR1&utm_source=facebook');
  expect(renderPage).toHaveBeenLastCalledWith(expect.objectContaining({ url: '/en/blog/shared' }));
});

it('sends a page with placeholders when its content cannot be read', async () => {
  renderPage.mockResolvedValueOnce({ status: 200, html: 'placeholders', isComplete: false });
  expect(await responseTo('/en/blog/new')).toMatchObject({ status: 200, html: 'placeholders' });
});

it('leaves the caching of pages, redirects and 404s to Hosting', async () => {
  const missing = { status: 404, html: 'missing', isComplete: true };
  findCurrentSlug.mockResolvedValueOnce('renamed').mockResolvedValueOnce(null);
  renderPage.mockResolvedValueOnce({ ...missing, status: 200 }).mockResolvedValue(missing);
  for (const [path, status] of [
    ['/en/about', 200],
    ['/en/blog/', 301],
    ['/en/blog/old', 301],
    ['/en/blog/nothing', 404],
  ] as const)
    expect(await responseTo(path)).toMatchObject({ status, cacheControl: null });
});

it('temporarily redirects to the page in the site’s only language if the requested one is not available', async () => {
  readOnlyLocale.mockResolvedValue('es');
  const locationOf = async (path: string) => {
    const response = await fetch(framework.url + path, { redirect: 'manual' });
    return [response.status, response.headers.get('Location')];
  };
  expect(await locationOf('/en')).toEqual([302, '/es']);
  expect(await locationOf('/en/blog/sit?utm_source=x')).toEqual([302, '/es/blog/sit?utm_source=x']);
  expect(await locationOf('/en/site.json')).toEqual([302, '/es/site.json']);
  renderPage.mockResolvedValueOnce({ status: 200, html: 'page', isComplete: true });
  expect((await responseTo('/es/blog/sit')).status).toBe(200);
});
