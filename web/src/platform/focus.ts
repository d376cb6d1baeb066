/** Gives the focus to the page's title: where one reads on when what had the focus is gone. The scroll stays. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
