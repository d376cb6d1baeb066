/** The focus goes to a place that is no control, so that a screen reader reads on from there. The scroll stays. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Gives the focus to the page's title: where one reads on after a navigation, or when what had the focus is gone. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (title) focusPlace(title);
}
