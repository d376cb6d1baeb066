import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveName, documentsPath, filePath, isBackedUp, NOT_BACKED_UP } from './archive';
import { COLLECTIONS } from '../general/collections';

describe('a backup', () => {
  it('contains everything that the owner and visitors wrote, but no logins or private links', () => {
    for (const name of [
      'services',
      'testimonials',
      'posts',
      'postContents',
      'drafts',
      'topics',
      'images',
      'pictures',
      'contactSubmissions',
      'settings',
    ] as const) {
      expect(isBackedUp(COLLECTIONS[name]), name).toBe(true);
    }
    expect(Object.keys(NOT_BACKED_UP)).toEqual(
      expect.arrayContaining(['sessions', 'rateLimits', 'previewLinks']),
    );
    for (const name of ['aCollectionOfLater', 'toString', 'constructor'])
      expect(isBackedUp(name), name).toBe(true);
  });
});

describe('an archive', () => {
  it('has readable paths for ordinary names', () => {
    expect(filePath('images/uploads/3f2a-1600x1067-w640.webp')).toBe(
      'files/images/uploads/3f2a-1600x1067-w640.webp',
    );
    expect(documentsPath('drafts')).toBe('documents/drafts.ndjson');
  });

  it('gives every name a unique path that is safe to unpack', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', '.', '/', '\\', '%', ':', ' ', '2', 'E', '\n'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(name, name, (a, b) => {
        for (const part of filePath(a).split('/')) expect(part).not.toMatch(/^\.*$|[\\:\n]|[. ]$/);
        expect(filePath(a) === filePath(b)).toBe(a === b);
      }),
    );
  });

  it('has a file name that contains its date and the start of its id', () => {
    expect(archiveName({ id: 'a1b2c3d4-e5f6', createdAt: '2026-03-05T19:04:00.000Z' })).toBe(
      'backup-2026-03-05-a1b2c3d4.zip',
    );
  });
});
