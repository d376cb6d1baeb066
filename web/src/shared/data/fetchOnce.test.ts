import { describe, expect, it, vi } from 'vitest';
import { fetchOnce } from './fetchOnce';

describe('fetchOnce', () => {
  it('fetches once per key and returns the fetched value afterward', async () => {
    const fetch = vi.fn((key: string) => Promise.resolve(key.toUpperCase()));
    const texts = fetchOnce(fetch);
    expect(texts.get('en')).toBeUndefined();
    expect(texts.load('en')).toBe(texts.load('en'));
    await expect(texts.load('en')).resolves.toBe('EN');
    await expect(texts.load('es')).resolves.toBe('ES');
    expect(texts.get('en')).toBe('EN');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('returns the same failure until the caller retries', async () => {
    const fetch = vi.fn((key: string) => Promise.resolve(key));
    fetch.mockRejectedValueOnce(new Error('no connection'));
    const texts = fetchOnce(fetch);
    const first = texts.load('en');
    await expect(first).rejects.toThrow('no connection');
    expect(texts.load('en')).toBe(first);
    await expect(texts.retry('en')).resolves.toBe('en');
    await expect(texts.load('en')).resolves.toBe('en');
    expect(texts.retry('en')).toBe(texts.load('en'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
