import { describe, expect, it } from 'vitest';
import { chooseTarget, confirmOverwrite, requireReplacement } from './target';

const emulators = {
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

describe('chooseTarget with the emulators', () => {
  it('returns the emulators’ project, or the demo project by default', () => {
    expect(chooseTarget({ ...emulators, GCLOUD_PROJECT: 'demo-other' })).toEqual({
      projectId: 'demo-other',
      onEmulators: true,
    });
    expect(chooseTarget(emulators)).toEqual({ projectId: 'demo-site', onEmulators: true });
  });

  it('returns the project given by --project', () => {
    expect(chooseTarget(emulators, 'demo-named')).toEqual({ projectId: 'demo-named', onEmulators: true });
  });

  it.each(Object.keys(emulators))('rejects the environment if only %s is set', (variable) => {
    expect(() => chooseTarget({ [variable]: '127.0.0.1:8080' }, 'real')).toThrow(/both/);
  });
});

describe('the target without the emulators', () => {
  it('requires --project and ignores GCLOUD_PROJECT', () => {
    expect(() => chooseTarget({ GCLOUD_PROJECT: 'real' })).toThrow(/--project/);
    expect(chooseTarget({}, 'real')).toEqual({ projectId: 'real', onEmulators: false });
  });

  it('can’t be a demo project, which exists only on the emulators', () => {
    expect(() => chooseTarget({}, 'demo-site')).toThrow(/emulators only/);
  });

  it('can’t be overwritten without a terminal for the confirmation', async () => {
    const { isTTY } = process.stdin;
    process.stdin.isTTY = false;
    await expect(
      confirmOverwrite({ projectId: 'real', onEmulators: false }, 'All is replaced.'),
    ).rejects.toThrow(/typing its id/);
    process.stdin.isTTY = isTTY;
  });
});

describe('a real project', () => {
  const target = { projectId: 'real', onEmulators: false };

  it('needs --replace if it has content, and the error lists the project’s collections', () => {
    expect(() => {
      requireReplacement(target, ['posts', 'blogIndex']);
    }).toThrow(/posts, blogIndex.*--replace real/);
  });

  it('is replaced only if named by --replace', () => {
    expect(() => {
      requireReplacement(target, ['posts'], 'real');
    }).not.toThrow();
    expect(() => {
      requireReplacement(target, ['posts'], 'other');
    }).toThrow('--replace names other');
  });

  it('needs no --replace if it is empty', () => {
    expect(() => {
      requireReplacement(target, []);
    }).not.toThrow();
  });
});
