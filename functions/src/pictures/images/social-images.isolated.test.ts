import { expect, it, vi } from 'vitest';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('./store', () => ({ readImage: () => Promise.resolve(undefined), saveFile }));

const { storedImage } = await import('./social-images');

const render = () => Promise.resolve(Buffer.from('image'));
/** Returns a Cloud Storage error with this status code. */
const refusal = (code: number) => Object.assign(new Error('refused'), { code });

it('storedImage returns the rendered image even if storing it is forbidden, as in a preview', async () => {
  saveFile.mockRejectedValueOnce(refusal(403));
  expect(String(await storedImage('/images/og/en/site.jpg', render))).toBe('image');
});

it('storedImage rejects when the bucket fails', async () => {
  saveFile.mockRejectedValueOnce(refusal(500));
  await expect(storedImage('/images/og/en/site.jpg', render)).rejects.toThrow('refused');
});
