import { parseImagePath } from '@app/domain/pictures/images';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contentOf, filesOf, imagePathOf } from './images';

it('an illustration’s path contains its size and a hash of its content', () => {
  expect(imagePathOf('dogs/labrador')).toMatch(/^\/images\/uploads\/[0-9a-f]{32}-480x480\.webp$/);
  expect(imagePathOf('posts/leash-walking')).toMatch(/-1600x900\.webp$/);
  expect(imagePathOf('dogs/labrador')).not.toBe(imagePathOf('dogs/sato'));
});

it('an illustration’s files include the full-size image under its name in the bucket', () => {
  const names = filesOf('dogs/labrador').map(({ name }) => name);
  expect(names).toContain(imagePathOf('dogs/labrador').slice(1));
  expect(names).toHaveLength(6);
  expect(parseImagePath(imagePathOf('dogs/labrador'))?.width).toBe(480);
});

it('a rendered file has the width and format in its name, and is cached', async () => {
  for (const file of filesOf('dogs/labrador').filter(({ width }) => width === 160)) {
    const { content } = await contentOf(file);
    const { width, height, format } = await sharp(content).metadata();
    expect({ width, height }).toEqual({ width: 160, height: 160 });
    expect(format).toBe(file.format === 'avif' ? 'heif' : 'webp');

    const again = await contentOf(file);
    expect(again.isNew).toBe(false);
    expect(again.content.equals(content)).toBe(true);
  }
});
