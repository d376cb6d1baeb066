import { useLayoutEffect, useRef } from 'react';

/**
 * Preserves the selection in a focused text control when its text is replaced, for example by a change made
 * elsewhere.
 */
export function useSelection(value: string) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const selection = useRef<[number, number]>([0, 0]);
  useLayoutEffect(() => {
    const { current } = control;
    if (!current || current !== document.activeElement) return;
    // Time and date inputs have no selection: their `selectionStart` is null, even though the type says
    // otherwise.
    if (typeof current.selectionStart === 'number' && current.selectionStart !== selection.current[0])
      current.setSelectionRange(...selection.current);
  }, [value]);
  const remember = () => {
    const { current } = control;
    if (current) selection.current = [current.selectionStart, current.selectionEnd];
  };
  return { control, remember };
}
