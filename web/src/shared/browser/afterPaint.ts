/** Runs work after the next paint, so that what the visitor sees does not wait for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
