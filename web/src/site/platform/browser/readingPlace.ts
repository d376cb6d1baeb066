/**
 * Saves the reading position and restores it in the other language. Elements may be replaced, so the position
 * is stored as a path through the element tree, which has the same structure in both languages.
 */

/** A block that begins at most this many pixels above the top of the viewport counts as fully visible. */
const TOLERANCE_PX = 32;

/** A block with fewer visible pixels than this doesn't count as visible. */
const MIN_SHOWN_PX = 4;

/** One step on the path from the root to the reading position. */
interface Step {
  index: number;
  tag: string;
  siblings: number;
  /** The fraction of the parent that is above the top of the viewport. */
  parentShare: number;
}

export interface ReadingPlace {
  root: 'main' | 'footer';
  steps: readonly Step[];
  /**
   * The distance in pixels from the top of the viewport to the element; null if the element begins above the
   * viewport.
   */
  offset: number | null;
  /** The fraction of the element that is above the top of the viewport. */
  share: number;
}

const topOfView = (): number =>
  Math.max(0, document.querySelector('#root > header')?.getBoundingClientRect().bottom ?? 0);

const shareAbove = ({ top, height }: DOMRect, line: number): number =>
  height > 0 ? (line - top) / height : 0;

function isBlock(element: Element): boolean {
  const { display, position } = getComputedStyle(element);
  return display !== 'inline' && position !== 'absolute' && position !== 'fixed';
}

/** Returns the position of the topmost visible block; null at the top of the page. */
export function readingPlace(): ReadingPlace | null {
  if (scrollY <= 0) return null;
  const line = topOfView();
  const inView = (element: Element) => {
    const { bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > line + MIN_SHOWN_PX;
  };
  const root = (['main', 'footer'] as const).find((tag) =>
    [...document.querySelectorAll(`#root > ${tag}`)].some(inView),
  );
  let element: Element | null | undefined = root && document.querySelector(`#root > ${root}`);
  if (!root || !element) return null;
  const steps: Step[] = [];
  for (;;) {
    const box: DOMRect = element.getBoundingClientRect();
    const isBelow = box.top >= line - TOLERANCE_PX;
    const blocks: Element[] = isBelow
      ? []
      : [...element.children].filter((child) => inView(child) && isBlock(child));
    // Prefers blocks with text, because a picture that is centered beside text moves when the text's height
    // changes.
    const next = blocks.find((block) => block.textContent !== '') ?? blocks[0];
    if (!next) return { root, steps, offset: isBelow ? box.top - line : null, share: shareAbove(box, line) };
    const siblings = element.children;
    steps.push({
      index: [...siblings].indexOf(next),
      tag: next.tagName,
      siblings: siblings.length,
      parentShare: shareAbove(box, line),
    });
    element = next;
  }
}

/**
 * Scrolls to a reading position and returns true. If the page doesn't contain the position (yet), scrolls to
 * the same proportion of the innermost matching element and returns false.
 */
export function scrollToPlace({ root, steps, offset, share }: ReadingPlace): boolean {
  let element = document.querySelector(`#root > ${root}`);
  if (!element) return false;
  const line = topOfView();
  const scrollBy = (top: number) => {
    // Ignores rounding errors, because correcting them would go on forever.
    if (Math.abs(top) >= 1) window.scrollBy({ top, behavior: 'instant' });
  };
  for (const { index, tag, siblings, parentShare } of steps) {
    const next: Element | undefined = element.children[index];
    if (next?.tagName !== tag || element.children.length !== siblings) {
      const { top, height } = element.getBoundingClientRect();
      scrollBy(top + height * parentShare - line);
      return false;
    }
    element = next;
  }
  const { top, height } = element.getBoundingClientRect();
  scrollBy(offset === null ? top + height * share - line : top - line - offset);
  return true;
}
