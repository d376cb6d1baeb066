import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startFramework, type Framework } from '../../platform/http/framework.fixture';

const renderPage = vi.hoisted(() => vi.fn());
const findCurrentSlug = vi.hoisted(() => vi.fn());
vi.mock('./renderer', () => ({ renderPage }));
vi.mock('../../blog/redirects', () => ({ findCurrentSlug }));

const { showPage } = await import('./handler');

let framework: Framework;
beforeAll(async () => {
  framework = await startFramework(showPage);
});
afterAll(() => framework.stop());

/** Returns the handler's response to a path. */
async function responseTo(
  path: string,
): Promise<{ status: number; cacheControl: string | null; html: string }> {
  const response = await fetch(framework.url + path);
  return {
    status: response.status,
    cacheControl: response.headers.get('Cache-Control'),
    html: await response.text(),
  };
}

it('the parameters of a link do not change a page', async () => {
  renderPage.mockResolvedValueOnce({ status: 200, html: 'page', isComplete: true });
  await responseTo('/en/blog/shared?fbclid=IwAR1&utm_source=facebook');
  expect(renderPage).toHaveBeenLastCalledWith(expect.objectContaining({ url: '/en/blog/shared' }));
});

it('a page whose content cannot be read has placeholders, and is not cached', async () => {
  findCurrentSlug.mockResolvedValue(null);
  renderPage.mockResolvedValueOnce({ status: 200, html: 'placeholders', isComplete: false });
  expect(await responseTo('/en/blog/new')).toEqual({
    status: 200,
    cacheControl: 'private, no-store',
    html: 'placeholders',
  });
});
