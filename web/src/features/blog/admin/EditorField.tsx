import { Input, Textarea } from '@chakra-ui/react';
import { code } from '@perro-wisdom/domain/messages/codes';
import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../../platform/i18n/useMessage';
import { Field } from '../../../ui/Field';
import type { TextField } from './editorValues';

interface EditorFieldProps {
  name: TextField;
  label: ReactNode;
  required?: boolean;
  hint?: string;
  note?: ReactNode;
  maxLength?: number;
  /** With more than one row, the control is a `<textarea>`. */
  rows?: number;
  lang?: string;
  /** Called when the field loses the focus, for example to normalize its value. */
  onBlur?: () => void;
  inputProps?: ComponentProps<typeof Input>;
}

/** Whether an error is shown before the field loses the focus: that of a text that is too long. The text is never truncated. */
export const isShownImmediately = (error: string | undefined): boolean => error === code('blog.fieldTooLong');

/** Returns Formik's field and helpers, and the error message if it should be shown. */
export function useEditorField(name: TextField, maxLength?: number) {
  const { t } = useTranslation('adminBlog');
  const message = useMessage();
  const [field, { touched, error }, helpers] = useField<string>(name);
  const shown = error && (touched || isShownImmediately(error)) ? message(error) : undefined;
  const over = maxLength === undefined ? 0 : field.value.trim().length - maxLength;
  return [field, helpers, shown && over > 0 ? `${shown}: ${t('field.over', { count: over })}` : shown] as const;
}

/** A text field of the editor with its label, limit and error. */
export function EditorField({ name, label, required, hint, note, maxLength, rows = 1, lang, onBlur, inputProps }: EditorFieldProps) {
  const [field, , error] = useEditorField(name, maxLength);
  const handleBlur: typeof field.onBlur = (event: unknown) => {
    field.onBlur(event);
    onBlur?.();
  };
  return (
    <Field label={label} hint={hint} note={note} required={required ?? false} error={error}>
      {(control) =>
        rows > 1 ? (
          <Textarea {...field} {...control} onBlur={handleBlur} rows={rows} lang={lang} />
        ) : (
          <Input {...field} {...control} onBlur={handleBlur} lang={lang} {...inputProps} />
        )
      }
    </Field>
  );
}
