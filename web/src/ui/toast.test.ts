import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_REMOVE_DELAY_MS, TOAST_SWIPE_THRESHOLD_PX, toastStore } from './toast';

const shown = () => {
  const toast = toastStore.get();
  if (!toast) throw new Error('There is no toast');
  return toast;
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('the notifications', () => {
  it('are shown for 5 seconds, swiped by 50 pixels, reached by F8, and removed after 1,000,000 ms', () => {
    expect([TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, TOAST_HOTKEY, TOAST_REMOVE_DELAY_MS]).toEqual([5000, 50, 'F8', 1_000_000]);
  });

  it('are default unless said otherwise', () => {
    showToast({ title: 'Sent' });
    expect(shown()).toMatchObject({ title: 'Sent', variant: 'default', open: true });
    showToast({ title: 'Failed', description: 'Why', variant: 'destructive' });
    expect(shown()).toMatchObject({ title: 'Failed', description: 'Why', variant: 'destructive', open: true });
  });

  it('come one at a time: the newest wins, and closing the old one does not touch it', () => {
    showToast({ title: 'First' });
    const first = shown();
    showToast({ title: 'Second' });
    dismissToast(first.id);
    expect(shown()).toMatchObject({ title: 'Second', open: true });
  });

  it('close when dismissed, and leave the store 1,000,000 ms later', () => {
    showToast({ title: 'Sent' });
    dismissToast(shown().id);
    expect(shown().open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(shown().title).toBe('Sent');
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBeNull();
  });

  it('are not removed by the timer of the one before', () => {
    showToast({ title: 'First' });
    dismissToast(shown().id);
    vi.advanceTimersByTime(500_000);
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(2_000_000);
    expect(shown()).toMatchObject({ title: 'Second', open: true });
  });

  it('count their removal from the first dismissal', () => {
    showToast({ title: 'Sent' });
    const { id } = shown();
    dismissToast(id);
    vi.advanceTimersByTime(600_000);
    dismissToast(id);
    vi.advanceTimersByTime(400_000);
    expect(toastStore.get()).toBeNull();
  });

  it('tell who listens, until they stop listening', () => {
    const listener = vi.fn();
    const stop = toastStore.subscribe(listener);
    showToast({ title: 'Sent' });
    dismissToast(shown().id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    showToast({ title: 'Again' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
