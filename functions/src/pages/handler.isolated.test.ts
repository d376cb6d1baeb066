import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFramework, type Framework } from '../http/framework.fixture';

const renderPage = vi.hoisted(() => vi.fn());
const currentSlug = vi.hoisted(() => vi.fn());
vi.mock('./renderer', () => ({ renderPage }));
vi.mock('../blog/redirects', () => ({ currentSlug }));

const { showPage } = await import('./handler');

let framework: Framework;
beforeAll(async () => {
  framework = await startFramework(showPage);
});
afterAll(() => framework.stop());

/** Returns the handler's response to a path. */
async function responseTo(path: string): Promise<{ status: number; cacheControl: string | null; html: string }> {
  const response = await fetch(framework.url + path);
  return { status: response.status, cacheControl: response.headers.get('Cache-Control'), html: await response.text() };
}

it('a page is the same whatever parameters a link to it has', async () => {
  renderPage.mockResolvedValueOnce({ status: 200, html: 'page', isComplete: true });
  await responseTo('/en/blog/shared?fbclid=IwAR1&utm_source=facebook');
  expect(renderPage).toHaveBeenLastCalledWith(expect.objectContaining({ url: '/en/blog/shared' }));
  renderPage.mockResolvedValueOnce({ status: 200, html: 'placeholders', isComplete: false });
  expect((await responseTo('/en/blog/shared?gclid=2')).html).toBe('page');
});

describe('a page whose content cannot be read', () => {
  beforeEach(() => {
    currentSlug.mockResolvedValue(null);
  });

  it('is the last good one, cached for a short time', async () => {
    renderPage.mockResolvedValueOnce({ status: 200, html: 'good', isComplete: true });
    await responseTo('/en/blog/cached');
    renderPage.mockResolvedValueOnce({ status: 200, html: 'placeholders', isComplete: false });
    expect(await responseTo('/en/blog/cached')).toEqual({
      status: 200,
      cacheControl: 'public, max-age=0, must-revalidate, s-maxage=30',
      html: 'good',
    });
  });

  it('is one with placeholders, which is not cached, where there was none before', async () => {
    renderPage.mockResolvedValueOnce({ status: 200, html: 'placeholders', isComplete: false });
    expect(await responseTo('/en/blog/new')).toEqual({ status: 200, cacheControl: 'private, no-store', html: 'placeholders' });
  });
});
