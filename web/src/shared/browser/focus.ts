/** Moves focus to an element without scrolling, so a screen reader continues from there. */
export function focusPlace(place: HTMLElement): void {
  // Makes elements that aren't controls focusable. Controls keep their place in the tab order.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Moves focus to the page's title, after a navigation or when the focused element is removed. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (title) focusPlace(title);
}
