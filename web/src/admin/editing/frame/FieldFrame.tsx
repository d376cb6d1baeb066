import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../../shared/i18n/useMessage';
import { useError, useText } from '../session/useEditorSession';

interface FieldFrameProps {
  name: string;
  children: ReactNode;
}

/** The element around a field's control, by which the editor finds the control and knows which field has the focus. */
export function FieldFrame({ name, children }: FieldFrameProps) {
  return (
    <chakra.div data-field={name} position="relative" minW="0">
      {children}
    </chakra.div>
  );
}

/** Returns the message of a field's error; for a text that is too long, with the number of characters to remove. */
export function useErrorMessage(name: string, maxLength?: number): string | undefined {
  const { t } = useTranslation('adminEditor');
  const message = useMessage();
  const value = useText(name);
  const error = useError(name);
  if (error === undefined) return undefined;
  const over = maxLength === undefined ? 0 : value.trim().length - maxLength;
  return over > 0 ? `${message(error)}: ${t('field.over', { count: over })}` : message(error);
}

/** Keeps the selection of a text control when its text is replaced while it has the focus, for example by a change from elsewhere. */
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
