/** Runs `work` after the next paint, so it doesn't delay what the visitor sees. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
