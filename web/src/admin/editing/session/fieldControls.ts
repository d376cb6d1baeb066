/** Finds the controls for the editor's fields in the page, and reads and sets their caret positions. */
import type { FieldPlace } from '../../../shared/preview/messages';

/** The maximum time to wait for a lazily loaded control, such as the visual editor. */
const CONTROL_TIMEOUT_MS = 5000;

const isTextControl = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');

/** Returns the number of characters before the caret in a control, or null if the control has no caret. */
export function caretIn(control: HTMLElement): number | null {
  if (isTextControl(control)) return control.selectionEnd;
  const { focusNode, focusOffset } = getSelection() ?? { focusNode: null, focusOffset: 0 };
  if (!focusNode || !control.contains(focusNode)) return null;
  const before = document.createRange();
  before.setStart(control, 0);
  before.setEnd(focusNode, focusOffset);
  return before.toString().length;
}

/** Moves the caret to an offset returned by {@link caretIn}. */
export function placeCaret(control: HTMLElement, caret: number): void {
  if (isTextControl(control)) {
    control.setSelectionRange(caret, caret);
    return;
  }
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  let left = caret;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) {
      getSelection()?.collapse(node, left);
      return;
    }
    left -= length;
  }
}

/**
 * Calls `use` with the control for a field or list item once the control exists. Returns a function that
 * cancels the wait.
 */
export function whenThere(
  form: HTMLElement,
  place: FieldPlace,
  use: (control: HTMLElement) => void,
): () => void {
  const find = (): boolean => {
    const control = controlOf(form, place);
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

/**
 * Returns the control for a field or list item. If the control is inside a closed `details` element, opens
 * that element, because hidden controls can't be focused.
 */
function controlOf(form: HTMLElement, place: FieldPlace): HTMLElement | null {
  const [field = '', item] = place.split('.');
  const frame = form.querySelector(`[data-field="${field}"]`);
  const part = item === undefined ? frame : (frame?.querySelectorAll('li')[Number(item)] ?? frame);
  if (!part) return null;
  const isFoldedIn = (control: Element): boolean => part.contains(control.closest('details:not([open])'));
  const wrong = part.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, button)');
  const texts = part.querySelectorAll<HTMLElement>('input, textarea, select, [contenteditable="true"]');
  const control =
    wrong ??
    [...texts].find((text) => !isFoldedIn(text)) ??
    // A picture field has only a button.
    part.querySelector('button');
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  return control;
}
