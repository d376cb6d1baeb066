/** What the page's own few lines (index.html, build/start-after-paint.ts) have kept until its code is there. */

declare global {
  interface Window {
    /** The button or form control that was pressed last, before any could answer. */
    earlyTap?: Element | null;
  }
}

/** Whether the page that the server sent still waits for its code. */
export const isHydrationPending = (): boolean => document.querySelector('#root[data-modules]') !== null;

/** The page answers from now on: what was pressed before is pressed again. */
export function completeHydration(root: HTMLElement | null): void {
  root?.removeAttribute('data-modules');
  document.onclick = null;
  const { earlyTap } = window;
  delete window.earlyTap;
  if (!(earlyTap instanceof HTMLElement) || !earlyTap.isConnected) return;
  if (!(earlyTap instanceof HTMLInputElement)) earlyTap.click();
  else if (earlyTap.type === 'radio') {
    // The browser shows the choice already: pressing it again would change nothing.
    earlyTap.checked = false;
    earlyTap.click();
  }
}
