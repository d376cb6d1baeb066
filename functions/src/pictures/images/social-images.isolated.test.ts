import { expect, it, vi } from 'vitest';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('./store', () => ({ readImage: () => Promise.resolve(undefined), saveFile }));

const { storedImage } = await import('./social-images');

const render = () => Promise.resolve(Buffer.from('image'));
/** A refusal of Cloud Storage. */
const refusal = (code: number) => Object.assign(new Error('refused'), { code });

it('is rendered where it may not be stored, as for a preview', async () => {
  saveFile.mockRejectedValueOnce(refusal(403));
  expect(String(await storedImage('/images/og/en/site.jpg', render))).toBe('image');
});

it('is not rendered in vain where the bucket fails', async () => {
  saveFile.mockRejectedValueOnce(refusal(500));
  await expect(storedImage('/images/og/en/site.jpg', render)).rejects.toThrow('refused');
});
