import type { ContactForm } from '@perro-wisdom/domain/contact';
import { useField, type FieldInputProps } from 'formik';
import type { ReactNode } from 'react';
import { useMessage } from '../../platform/useMessage';
import { Field, type FieldControl } from '../../ui/Field';

interface FormFieldProps {
  name: keyof ContactForm;
  label: string;
  required?: boolean;
  /** A word beside the label. */
  hint?: string;
  /** A line below the control, such as a character count. */
  note?: ReactNode;
  children: (control: FieldInputProps<string> & FieldControl) => ReactNode;
}

/** A field of the contact form: its value and its error come from Formik. */
export function FormField({ name, children, ...rest }: FormFieldProps) {
  const message = useMessage();
  const [field, { touched, error }] = useField<string>(name);
  return (
    <Field {...rest} error={touched && error ? message(error) : undefined}>
      {(control) => children({ ...field, ...control })}
    </Field>
  );
}
