import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the selection of a text control when its text is replaced while it has the focus, for example by a
 * change from elsewhere.
 */
export function useSelection(value: string) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const selection = useRef<[number, number]>([0, 0]);
  useLayoutEffect(() => {
    const { current } = control;
    if (!current || current !== document.activeElement) return;
    // A time or a date has none: it is null there, although the type of a text area says otherwise.
    if (typeof current.selectionStart === 'number' && current.selectionStart !== selection.current[0])
      current.setSelectionRange(...selection.current);
  }, [value]);
  const remember = () => {
    const { current } = control;
    if (current) selection.current = [current.selectionStart, current.selectionEnd];
  };
  return { control, remember };
}
