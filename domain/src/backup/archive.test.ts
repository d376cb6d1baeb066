import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  archiveName,
  backupHealth,
  BACKUP_MAX_AGE_MS,
  documentsPath,
  filePath,
  isCopied,
  NOT_COPIED,
  type Backup,
  type BackupState,
} from './archive';
import { COLLECTIONS } from '../general/collections';

const NOW = Date.parse('2026-03-05T12:00:00Z');

const backup = (state: BackupState, age: number): Backup => ({
  id: state,
  kind: 'nightly',
  state,
  createdAt: new Date(NOW - age).toISOString(),
  checkedAt: null,
  progress: { done: 0, total: 0 },
  bytes: null,
  documents: null,
  files: null,
});

describe('what the owner is told', () => {
  it.each([
    ['good', [backup('complete', BACKUP_MAX_AGE_MS)]],
    ['old', [backup('complete', BACKUP_MAX_AGE_MS + 1)]],
    ['none', []],
    ['none', [backup('writing', 1), backup('failed', 2)]],
    ['good', [backup('writing', 1), backup('failed', 2), backup('complete', 3), backup('damaged', 4)]],
    ['damaged', [backup('damaged', 1), backup('complete', 2)]],
    ['damaged', [backup('damaged', 1)]],
    ['old', [backup('failed', 1), backup('complete', BACKUP_MAX_AGE_MS + 1)]],
  ] as const)('is %s for these copies', (health, backups) => {
    expect(backupHealth(backups, NOW).health).toBe(health);
  });

  it('has the time of the newest complete copy', () => {
    expect(
      backupHealth([backup('damaged', 1), backup('complete', 2), backup('complete', 3)], NOW).lastGoodAt,
    ).toBe(new Date(NOW - 2).toISOString());
  });
});

describe('what is copied', () => {
  it('is all that the owner and visitors have written, and no login or private link', () => {
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
      expect(isCopied(COLLECTIONS[name]), name).toBe(true);
    }
    expect(Object.keys(NOT_COPIED)).toEqual(
      expect.arrayContaining(['sessions', 'rateLimits', 'previewLinks']),
    );
    for (const name of ['aCollectionOfLater', 'toString', 'constructor'])
      expect(isCopied(name), name).toBe(true);
  });
});

describe('the paths in an archive', () => {
  it('are readable for ordinary names', () => {
    expect(filePath('images/uploads/3f2a-1600x1067-w640.webp')).toBe(
      'files/images/uploads/3f2a-1600x1067-w640.webp',
    );
    expect(documentsPath('drafts')).toBe('documents/drafts.ndjson');
  });

  it('can be unpacked safely, and differ for names that differ', () => {
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

  it('name the archive by its day', () => {
    expect(archiveName({ id: 'a1b2c3d4-e5f6', createdAt: '2026-03-05T19:04:00.000Z' })).toBe(
      'perro-wisdom-2026-03-05-a1b2c3d4.zip',
    );
  });
});
