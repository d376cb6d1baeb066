import { chakra } from '@chakra-ui/react';
import type { ContactForm } from '@perro-wisdom/domain/contact';
import { useField, type FieldInputProps } from 'formik';
import { useId, type ReactNode } from 'react';
import { useMessage } from '../../platform/useMessage';

type Control = FieldInputProps<string> & {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
};

interface FormFieldProps {
  name: keyof ContactForm;
  label: string;
  required?: boolean;
  /** A word beside the label. */
  hint?: string;
  /** A line below the control, such as a character count. */
  note?: string;
  children: (control: Control) => ReactNode;
}

/** A label, its control, and what is wrong with it: tied together for those who cannot see that they are. */
export function FormField({ name, label, required = false, hint, note, children }: FormFieldProps) {
  const message = useMessage();
  const [field, meta] = useField<string>(name);
  const id = useId();
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const error = meta.touched ? meta.error : undefined;
  const describedBy = [error && errorId, note && noteId].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <chakra.label htmlFor={id} display="flex" alignItems="baseline" gap="2" fontWeight="semibold" mb="2">
        {label}
        {hint && (
          <chakra.span fontWeight="normal" color="fg.muted" textStyle="small">
            ({hint})
          </chakra.span>
        )}
      </chakra.label>
      {children({
        ...field,
        id,
        'aria-describedby': describedBy,
        'aria-invalid': Boolean(error),
        'aria-required': required,
      })}
      <chakra.div display="flex" justifyContent="space-between" gap="4" mt="1.5" textStyle="small">
        <chakra.p id={errorId} color="fg.error" fontWeight="medium">
          {error && message(error)}
        </chakra.p>
        {note && (
          <chakra.p id={noteId} color="fg.muted" textAlign="right" flexShrink="0" css={{ fontVariantNumeric: 'tabular-nums' }}>
            {note}
          </chakra.p>
        )}
      </chakra.div>
    </div>
  );
}
