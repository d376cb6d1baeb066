/**
 * Handles the state that the inline scripts (index.html, build/start-after-paint.ts) keep until the page is
 * hydrated.
 */

declare global {
  interface Window {
    /** The last button or form control that the visitor pressed before hydration. */
    earlyTap?: Element | null;
  }
}

/** Returns whether the page was rendered by the server and has not been hydrated yet. */
export const isHydrationPending = (): boolean => document.querySelector('#root[data-modules]') !== null;

/** Marks the page as hydrated, and replays the visitor's last tap from before hydration. */
export function completeHydration(root: HTMLElement | null): void {
  root?.removeAttribute('data-modules');
  document.onclick = null;
  const { earlyTap } = window;
  delete window.earlyTap;
  if (!(earlyTap instanceof HTMLElement) || !earlyTap.isConnected) return;
  if (!(earlyTap instanceof HTMLInputElement)) earlyTap.click();
  else if (earlyTap.type === 'radio') {
    // The radio button is already checked, so another click would not fire a change event.
    earlyTap.checked = false;
    earlyTap.click();
  }
}
