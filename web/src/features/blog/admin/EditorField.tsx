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
  /** More than one makes a text area. */
  rows?: number;
  lang?: string;
  /** Before the value is left alone: may tidy it. */
  onBlur?: () => void;
  inputProps?: ComponentProps<typeof Input>;
}

/** Whether an error shows before the field was left: a text that is too long is named at once, and never cut. */
export const showsAtOnce = (error: string | undefined): boolean => error === code('blog.fieldTooLong');

/** Formik's field, its helpers, and its error in words once it should show. */
export function useEditorField(name: TextField, maxLength?: number) {
  const { t } = useTranslation('adminBlog');
  const message = useMessage();
  const [field, { touched, error }, helpers] = useField<string>(name);
  const shown = error && (touched || showsAtOnce(error)) ? message(error) : undefined;
  const over = maxLength === undefined ? 0 : field.value.trim().length - maxLength;
  return [field, helpers, shown && over > 0 ? `${shown}: ${t('field.over', { count: over })}` : shown] as const;
}

/** One text of the editor with its label, its limits and its error. */
export function EditorField({ name, label, required, hint, note, maxLength, rows = 1, lang, onBlur, inputProps }: EditorFieldProps) {
  const [field, , error] = useEditorField(name, maxLength);
  const blur: typeof field.onBlur = (event: unknown) => {
    field.onBlur(event);
    onBlur?.();
  };
  return (
    <Field label={label} hint={hint} note={note} required={required ?? false} error={error}>
      {(control) =>
        rows > 1 ? (
          <Textarea {...field} {...control} onBlur={blur} rows={rows} lang={lang} />
        ) : (
          <Input {...field} {...control} onBlur={blur} lang={lang} {...inputProps} />
        )
      }
    </Field>
  );
}
