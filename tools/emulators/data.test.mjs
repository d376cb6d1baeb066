import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetData, savedData, saveData } from './data';

describe('the data of the last run', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes an export as the emulators do, with a string as its content. @param {string} content */
  const exportOf = (content) => async (/** @type {string} */ target) => {
    mkdirSync(target);
    writeFileSync(join(target, 'content'), content);
  };

  const saved = () => {
    const data = savedData(folder);
    return data && readFileSync(join(data, 'content'), 'utf8');
  };

  it('does not exist on a fresh clone', () => {
    expect(savedData(join(folder, 'not there'))).toBeUndefined();
    expect(saved()).toBeUndefined();
  });

  it('is the last export', async () => {
    await saveData(folder, exportOf('first'));
    await saveData(folder, exportOf('second'));
    expect(saved()).toBe('second');
    expect(readdirSync(folder)).toEqual(['data']);
  });

  it('survives an export that fails midway', async () => {
    await saveData(folder, exportOf('good'));
    const failing = async (/** @type {string} */ target) => {
      await exportOf('half of it')(target);
      throw new Error('the emulators were killed');
    };
    await expect(saveData(folder, failing)).rejects.toThrow('killed');
    expect(saved()).toBe('good');
  });

  it('survives a kill between the two renames', async () => {
    await exportOf('good')(join(folder, 'data.previous'));
    await exportOf('new')(join(folder, 'data.next'));
    expect(saved()).toBe('good');
  });

  it('is cleared of the folders of an interrupted export', async () => {
    await saveData(folder, exportOf('good'));
    mkdirSync(join(folder, 'firebase-export-1763722172000abc'));
    savedData(folder);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  it('can be deleted', async () => {
    await saveData(folder, exportOf('good'));
    forgetData(folder);
    expect(saved()).toBeUndefined();
  });
});
