/** The controls of the editor's fields in the page, and the selection in them. */
/** How long a control is waited for that is loaded later, such as the visual editor. */
const CONTROL_TIMEOUT_MS = 5000;

type Selection = [start: number, end: number];

const isTextControl = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');

/** Returns the selection in a control; for formatted text, the number of characters before its ends. */
export function selectionIn(control: HTMLElement): Selection | null {
  if (isTextControl(control)) return [control.selectionStart ?? 0, control.selectionEnd ?? 0];
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || !control.contains(selection.anchorNode)) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const lengthUntil = (node: Node, offset: number): number => {
    const range = document.createRange();
    range.setStart(control, 0);
    range.setEnd(node, offset);
    return range.toString().length;
  };
  return [lengthUntil(startContainer, startOffset), lengthUntil(endContainer, endOffset)];
}

/** Selects what {@link selectionIn} returned. */
export function selectIn(control: HTMLElement, [start, end]: Selection): void {
  if (isTextControl(control)) {
    control.setSelectionRange(start, end);
    return;
  }
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before = 0;
  let hasStart = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!hasStart && start <= before + length) {
      range.setStart(node, start - before);
      hasStart = true;
    }
    if (hasStart && end <= before + length) {
      range.setEnd(node, end - before);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      return;
    }
    before += length;
  }
}

/** Calls `use` with the control of a field, or of an item of a list, as soon as it is there. Returns a function that stops waiting. */
export function whenThere(
  form: HTMLElement,
  field: string,
  use: (control: HTMLElement) => void,
  item?: number,
): () => void {
  const find = (): boolean => {
    const control = controlOf(form, field, item);
    if (control) use(control);
    return control !== null;
  };
  if (find()) return () => undefined;
  const observer = new MutationObserver(() => find() && observer.disconnect());
  observer.observe(form, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable'],
  });
  const timer = setTimeout(() => observer.disconnect(), CONTROL_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Returns the control of a field, or of an item of a list, after unfolding what hides it: it could not take the focus otherwise. */
function controlOf(form: HTMLElement | null, field: string, item?: number): HTMLElement | null {
  const frame = form?.querySelector(`[data-field="${field}"]`);
  const place = item === undefined ? frame : (frame?.querySelectorAll('li')[item] ?? frame);
  const control =
    place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"]') ??
    // A picture is chosen with a button.
    place?.querySelector('button') ??
    null;
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  return control;
}
