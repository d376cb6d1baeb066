import { Input, Textarea } from '@chakra-ui/react';
import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { useMessage } from '../../../platform/useMessage';
import { Field } from '../../../ui/Field';
import type { TextField } from './editorValues';

interface EditorFieldProps {
  name: TextField;
  label: ReactNode;
  required?: boolean;
  hint?: string;
  note?: ReactNode;
  maxLength?: number;
  /** More than one makes a text area. */
  rows?: number;
  lang?: string;
  /** Before the value is left alone: may tidy it. */
  onBlur?: () => void;
  inputProps?: ComponentProps<typeof Input>;
}

/** One text of the editor with its label, its limits and its error. */
export function EditorField({ name, label, required, hint, note, maxLength, rows = 1, lang, onBlur, inputProps }: EditorFieldProps) {
  const message = useMessage();
  const [field, { touched, error }] = useField<string>(name);
  const blur: typeof field.onBlur = (event: unknown) => {
    field.onBlur(event);
    onBlur?.();
  };
  return (
    <Field label={label} hint={hint} note={note} required={required ?? false} error={touched && error ? message(error) : undefined}>
      {(control) =>
        rows > 1 ? (
          <Textarea {...field} {...control} onBlur={blur} rows={rows} maxLength={maxLength} lang={lang} />
        ) : (
          <Input {...field} {...control} onBlur={blur} maxLength={maxLength} lang={lang} {...inputProps} />
        )
      }
    </Field>
  );
}
