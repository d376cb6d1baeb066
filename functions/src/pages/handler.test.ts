import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const renderPage = vi.hoisted(() => vi.fn());
const currentSlug = vi.hoisted(() => vi.fn());
vi.mock('./renderer', () => ({ renderPage }));
vi.mock('../blog/redirects', () => ({ currentSlug }));

const { showPage } = await import('./handler');

/** What the handler answers to a path, through a server of its own. */
async function answerTo(path: string): Promise<{ status: number; cacheControl: string | null; html: string }> {
  const server = express().use(showPage).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const html = await response.text();
  server.close();
  return { status: response.status, cacheControl: response.headers.get('Cache-Control'), html };
}

describe('a page whose content cannot be read', () => {
  beforeEach(() => {
    currentSlug.mockResolvedValue(null);
  });

  it('is the last good one, for a short while', async () => {
    renderPage.mockResolvedValueOnce({ status: 200, html: 'good', isComplete: true });
    await answerTo('/en/blog/kept');
    renderPage.mockResolvedValueOnce({ status: 200, html: 'placeholders', isComplete: false });
    expect(await answerTo('/en/blog/kept')).toEqual({
      status: 200,
      cacheControl: 'public, max-age=0, must-revalidate, s-maxage=30',
      html: 'good',
    });
  });

  it('is one with placeholders, which nobody keeps, where there was none before', async () => {
    renderPage.mockResolvedValueOnce({ status: 200, html: 'placeholders', isComplete: false });
    expect(await answerTo('/en/blog/new')).toEqual({ status: 200, cacheControl: 'private, no-store', html: 'placeholders' });
  });
});
