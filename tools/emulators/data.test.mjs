import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetData, savedData, saveData } from './data';

describe('the saved data', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /**
   * Returns a function that writes an export containing `content`, in the emulators' format.
   * @param {string} content
   */
  const exportOf = (content) => async (/** @type {string} */ target) => {
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'content'), content);
    writeFileSync(join(target, 'firebase-export-metadata.json'), '{}');
  };

  const saved = () => {
    const data = savedData(folder);
    return data && readFileSync(join(data, 'content'), 'utf8');
  };

  it('does not exist in a fresh clone', () => {
    expect(savedData(join(folder, 'not there'))).toBeUndefined();
    expect(saved()).toBeUndefined();
  });

  it('comes from the latest export', async () => {
    await saveData(folder, exportOf('first'));
    await saveData(folder, exportOf('second'));
    expect(saved()).toBe('second');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('survives an interrupted export', async () => {
    await saveData(folder, exportOf('good'));
    const failing = async (/** @type {string} */ target) => {
      mkdirSync(join(folder, 'firebase-export-1763722172000abc'));
      mkdirSync(target, { recursive: true });
      throw new Error('the emulators were killed');
    };
    await expect(saveData(folder, failing)).rejects.toThrow('killed');
    expect(saved()).toBe('good');
    await saveData(folder, exportOf('better'));
    expect(saved()).toBe('better');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('comes from the newer export if a crash left two behind', async () => {
    await exportOf('earlier')(join(folder, 'data-1763722172000'));
    await exportOf('newer')(join(folder, 'data-1763722175000'));
    expect(saved()).toBe('newer');
  });

  it('can be deleted', async () => {
    await saveData(folder, exportOf('good'));
    forgetData(folder);
    expect(saved()).toBeUndefined();
  });
});
