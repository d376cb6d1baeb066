/** Runs `work` after the next paint, so that the work doesn't delay what the visitor sees. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
