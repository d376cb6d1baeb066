import { chakra, Input } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../../shared/i18n/useMessage';
import { Field } from '../../../shared/ui/Field';
import { GrowingTextarea } from '../../ui/GrowingTextarea';
import { useError, useText } from '../session/useEditorSession';

/** The element around a field's control, by which the editor finds the control and knows which field has the focus. */
export function FieldFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div data-field={name} minW="0">
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
    if (current && current === document.activeElement && current.selectionStart !== selection.current[0])
      current.setSelectionRange(...selection.current);
  }, [value]);
  const remember = () => {
    const { current } = control;
    if (current) selection.current = [current.selectionStart, current.selectionEnd];
  };
  return { control, remember };
}

interface EditorFieldProps {
  name: string;
  label: ReactNode;
  required?: boolean;
  hint?: string;
  note?: ReactNode;
  maxLength?: number;
  /** With more than one row, the control is a `<textarea>`. */
  rows?: number;
  lang?: string;
  onChange: (text: string) => void;
  /** Called when the field loses the focus, for example to normalize its value. */
  onBlur?: () => void;
  inputProps?: ComponentProps<typeof Input>;
  /** Shown below the control. */
  children?: ReactNode;
}

/** A text field of the editor with its label, limit and error. */
export function EditorField({
  name,
  label,
  required,
  hint,
  note,
  maxLength,
  rows = 1,
  lang,
  onChange,
  onBlur,
  inputProps,
  children,
}: EditorFieldProps) {
  const value = useText(name);
  const error = useErrorMessage(name, maxLength);
  const { control: ref, remember } = useSelection(value);
  const props = {
    ref,
    name,
    value,
    lang,
    onBlur,
    onSelect: remember,
    onChange: ({ target }: { target: { value: string } }) => {
      remember();
      onChange(target.value);
    },
  };
  return (
    <FieldFrame name={name}>
      <Field label={label} hint={hint} note={note} required={required ?? false} error={error}>
        {(control) =>
          rows > 1 ? (
            <GrowingTextarea {...props} {...control} rows={rows} />
          ) : (
            <Input {...props} {...control} {...inputProps} />
          )
        }
      </Field>
      {children}
    </FieldFrame>
  );
}
