import { PATH_CHECK_TIMEOUT_MS } from '@app/domain/pictures/images';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPath } from './checkPath';

/** Replaces `Image` to let the test control when and how loading ends. */
class FakeImage {
  static latest: FakeImage;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  src = '';
  naturalWidth = 640;
  naturalHeight = 480;

  constructor() {
    FakeImage.latest = this;
  }
}

describe('checkPath', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', FakeImage);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('resolves to the dimensions of an image that loads', async () => {
    const result = checkPath('/images/a.webp');
    expect(FakeImage.latest.src).toBe('/images/a.webp');
    FakeImage.latest.onload?.();
    expect(await result).toEqual({ state: 'accessible', width: 640, height: 480 });
  });

  it('resolves to "notAccessible" when loading fails', async () => {
    const result = checkPath('/images/a.webp');
    FakeImage.latest.onerror?.();
    expect(await result).toEqual({ state: 'notAccessible' });
  });

  it('resolves to "timedOut" after 5000 ms', async () => {
    const onResult = vi.fn();
    void checkPath('/images/a.webp').then(onResult);
    await vi.advanceTimersByTimeAsync(PATH_CHECK_TIMEOUT_MS - 1);
    expect(onResult).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResult).toHaveBeenCalledWith({ state: 'timedOut' });
    expect(PATH_CHECK_TIMEOUT_MS).toBe(5000);
  });

  it('ignores an image that loads after the timeout', async () => {
    const result = checkPath('/images/a.webp');
    await vi.advanceTimersByTimeAsync(PATH_CHECK_TIMEOUT_MS);
    FakeImage.latest.onload?.();
    expect(await result).toEqual({ state: 'timedOut' });
  });
});
