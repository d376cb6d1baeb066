import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { newestImages } from './store';

const file = (name: string, day: number) => ({
  name: `images/uploads/${name}`,
  metadata: { size: '10', updated: new Date(Date.UTC(2026, 0, day)).toISOString() },
});

/** As Cloud Storage lists: by name. */
const listed = (...names: [name: string, day: number][]) =>
  Readable.from(names.sort(([a], [b]) => a.localeCompare(b)).map(([name, day]) => file(name, day))) as AsyncIterable<
    ReturnType<typeof file>
  >;

const namesOf = ({ images }: { images: { name: string }[] }) => images.map(({ name }) => name);

describe('the newest pictures', () => {
  it('are found wherever their names stand', async () => {
    const files = listed(['c-1x1.webp', 9], ['a-1x1.webp', 2], ['e-1x1.webp', 8], ['b-1x1.webp', 1], ['d-1x1.webp', 5]);
    const newest = await newestImages(files, { pictures: 2 });
    expect(namesOf(newest)).toEqual(['c-1x1.webp', 'e-1x1.webp']);
    expect(newest.isComplete).toBe(true);
  });

  it('are pictures, each once, by the file that names it', async () => {
    const files = listed(['a-900x1.webp', 1], ['a-900x1-w160.webp', 2], ['a-900x1.avif', 3], ['notes.txt', 4]);
    expect(namesOf(await newestImages(files))).toEqual(['a-900x1.webp']);
  });

  it('are said to be perhaps not all of them where too many files are to be looked at', async () => {
    const names: [string, number][] = ['a', 'b', 'c', 'd'].map((name, day) => [`${name}-1x1.webp`, day + 1]);
    expect(await newestImages(listed(...names), { lookedAt: 4 })).toMatchObject({ isComplete: true });
    const cut = await newestImages(listed(...names, ['e-1x1.webp', 9]), { lookedAt: 4 });
    expect(cut.isComplete).toBe(false);
    expect(namesOf(cut)).toEqual(['d-1x1.webp', 'c-1x1.webp', 'b-1x1.webp', 'a-1x1.webp']);
  });
});
