import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveData } from './data';
import { createAutoSave } from './auto-save';

vi.mock('./data');

const POST = 'i  hosting: 127.0.0.1 - - [21/Nov/2026:12:49:17 +0000] "POST /api/contact HTTP/1.1" 201 54';
const GET = POST.replace('POST', 'GET');

describe('createAutoSave', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(saveData).mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = () => createAutoSave('folder', () => Promise.resolve());

  it('saves shortly after a change', async () => {
    start().watch(POST);
    expect(saveData).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saveData).toHaveBeenCalledTimes(1);
  });

  it('combines several changes into one save', async () => {
    const { watch } = start();
    for (let edit = 0; edit < 5; edit += 1) {
      watch(POST);
      await vi.advanceTimersByTimeAsync(500);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saveData).toHaveBeenCalledTimes(1);
  });

  it('saves even if changes keep coming', async () => {
    const { watch } = start();
    for (let edit = 0; edit < 40; edit += 1) {
      watch(POST);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(saveData).toHaveBeenCalledTimes(1);
  });

  it('does not save after a read', async () => {
    start().watch(GET);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saveData).not.toHaveBeenCalled();
  });

  it('ignores changes after `finish`', async () => {
    const { watch, finish } = start();
    await finish();
    watch(POST);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saveData).toHaveBeenCalledTimes(1);
  });

  it('never runs two exports at the same time', async () => {
    let running = 0;
    vi.mocked(saveData).mockImplementation(async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
    });
    const { save } = start();
    await Promise.all([save(), save(), save()]);
    expect(saveData).toHaveBeenCalledTimes(3);
  });

  it('saves again after a failed export', async () => {
    vi.mocked(saveData).mockRejectedValueOnce(new Error('the disk is full'));
    const { save } = start();
    await expect(save()).rejects.toThrow('the disk is full');
    await expect(save()).resolves.toBeUndefined();
  });
});
