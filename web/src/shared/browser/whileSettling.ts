/** The events that count as interactions with the page. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `align` now and whenever the page's content changes, until the visitor interacts with the page.
 * Returns a function that stops these calls.
 */
export function whileSettling(align: () => void, ended?: () => void): () => void {
  const sizes = new ResizeObserver(align);
  const elements = new MutationObserver(align);
  const end = () => {
    sizes.disconnect();
    elements.disconnect();
    for (const event of INTERACTIONS) removeEventListener(event, end);
    ended?.();
  };
  align();
  const main = document.querySelector('main');
  if (main) {
    sizes.observe(main);
    elements.observe(main, { childList: true, subtree: true });
  }
  for (const event of INTERACTIONS) addEventListener(event, end, { passive: true });
  return end;
}
