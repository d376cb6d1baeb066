import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { newestImages } from './store';

const file = (name: string, day: number) => ({
  name: `images/uploads/${name}`,
  metadata: { size: '10', updated: new Date(Date.UTC(2026, 0, day)).toISOString() },
});

/** Returns a file listing sorted by name, as Cloud Storage would. */
const listed = (...names: [name: string, day: number][]) =>
  Readable.from(
    names.sort(([a], [b]) => a.localeCompare(b)).map(([name, day]) => file(name, day)),
  ) as AsyncIterable<ReturnType<typeof file>>;

const namesOf = ({ images }: { images: { name: string }[] }) => images.map(({ name }) => name);

describe('newestImages', () => {
  it('finds the newest images, wherever they are in the listing', async () => {
    const files = listed(
      ['c-1x1.webp', 9],
      ['a-1x1.webp', 2],
      ['e-1x1.webp', 8],
      ['b-1x1.webp', 1],
      ['d-1x1.webp', 5],
    );
    const newest = await newestImages(files, { maxImages: 2 });
    expect(namesOf(newest)).toEqual(['c-1x1.webp', 'e-1x1.webp']);
    expect(newest.isComplete).toBe(true);
  });

  it('returns each image once and omits other files', async () => {
    const files = listed(
      ['a-900x1.webp', 1],
      ['a-900x1-w160.webp', 2],
      ['a-900x1.avif', 3],
      ['notes.txt', 4],
    );
    expect(namesOf(await newestImages(files))).toEqual(['a-900x1.webp']);
  });

  it('returns an incomplete result if there are more files than it is allowed to examine', async () => {
    const names: [string, number][] = ['a', 'b', 'c', 'd'].map((name, day) => [`${name}-1x1.webp`, day + 1]);
    expect(await newestImages(listed(...names), { maxFiles: 4 })).toMatchObject({ isComplete: true });
    const incomplete = await newestImages(listed(...names, ['e-1x1.webp', 9]), { maxFiles: 4 });
    expect(incomplete.isComplete).toBe(false);
    expect(namesOf(incomplete)).toEqual(['d-1x1.webp', 'c-1x1.webp', 'b-1x1.webp', 'a-1x1.webp']);
  });
});
