import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissToast,
  showToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  toastStore,
} from './toast';

const currentToast = () => {
  const toast = toastStore.get();
  if (!toast) throw new Error('No toast is shown');
  return toast;
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('notifications', () => {
  it('have the specified duration, swipe threshold, hotkey and removal delay', () => {
    expect([TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, TOAST_HOTKEY, TOAST_REMOVE_DELAY_MS]).toEqual([
      5000,
      50,
      'F8',
      1_000_000,
    ]);
  });

  it('use the default variant unless another one is given', () => {
    showToast({ title: 'Sent' });
    expect(currentToast()).toMatchObject({ title: 'Sent', variant: 'default', open: true });
    showToast({ title: 'Failed', description: 'Why', variant: 'destructive' });
    expect(currentToast()).toMatchObject({
      title: 'Failed',
      description: 'Why',
      variant: 'destructive',
      open: true,
    });
  });

  it('are shown one at a time: a new one replaces the previous one, which can no longer be dismissed', () => {
    showToast({ title: 'First' });
    const first = currentToast();
    showToast({ title: 'Second' });
    dismissToast(first.id);
    expect(currentToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('close when dismissed and are removed from the store 1,000,000 ms later', () => {
    showToast({ title: 'Sent' });
    dismissToast(currentToast().id);
    expect(currentToast().open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(currentToast().title).toBe('Sent');
    vi.advanceTimersByTime(1);
    expect(toastStore.get()).toBeNull();
  });

  it("are not removed by the previous notification's timer", () => {
    showToast({ title: 'First' });
    dismissToast(currentToast().id);
    vi.advanceTimersByTime(500_000);
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(2_000_000);
    expect(currentToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('are removed 1,000,000 ms after the first dismissal, even if dismissed twice', () => {
    showToast({ title: 'Sent' });
    const { id } = currentToast();
    dismissToast(id);
    vi.advanceTimersByTime(600_000);
    dismissToast(id);
    vi.advanceTimersByTime(400_000);
    expect(toastStore.get()).toBeNull();
  });

  it('are reported to each subscriber on every change until that subscriber unsubscribes', () => {
    const listener = vi.fn();
    const unsubscribe = toastStore.subscribe(listener);
    showToast({ title: 'Sent' });
    dismissToast(currentToast().id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    showToast({ title: 'Again' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
