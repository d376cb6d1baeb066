import { PATH_CHECK_TIMEOUT_MS } from '@perro-wisdom/domain/images';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPath } from './checkPath';

/** The image that the check loads, in the test's hands. */
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

describe('the check of an image path', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', FakeImage);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('answers the dimensions of an image that loads', async () => {
    const answer = checkPath('/images/a.webp');
    expect(FakeImage.latest.src).toBe('/images/a.webp');
    FakeImage.latest.onload?.();
    expect(await answer).toEqual({ state: 'accessible', width: 640, height: 480 });
  });

  it('answers that an image cannot be had', async () => {
    const answer = checkPath('/images/a.webp');
    FakeImage.latest.onerror?.();
    expect(await answer).toEqual({ state: 'notAccessible' });
  });

  it('waits for 5000 ms and not longer', async () => {
    const heard = vi.fn();
    void checkPath('/images/a.webp').then(heard);
    await vi.advanceTimersByTimeAsync(PATH_CHECK_TIMEOUT_MS - 1);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledWith({ state: 'timedOut' });
    expect(PATH_CHECK_TIMEOUT_MS).toBe(5000);
  });

  it('does not change its mind when a slow image comes after all', async () => {
    const answer = checkPath('/images/a.webp');
    const { onload } = FakeImage.latest;
    await vi.advanceTimersByTimeAsync(PATH_CHECK_TIMEOUT_MS);
    onload?.();
    expect(await answer).toEqual({ state: 'timedOut' });
    expect(FakeImage.latest.onload).toBeNull();
  });
});
