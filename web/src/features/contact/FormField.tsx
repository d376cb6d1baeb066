import { useField } from 'formik';
import { useMessage } from '../../platform/i18n/useMessage';
import { Field } from '../../ui/Field';
import type { ContactFieldProps } from './ContactFields';

/** A field of the contact form with its value and error from Formik. */
export function FormField({ name, children, ...rest }: ContactFieldProps) {
  const message = useMessage();
  const [field, { touched, error }] = useField<string>(name);
  return (
    <Field {...rest} error={touched && error ? message(error) : undefined}>
      {(control) => children({ ...field, ...control })}
    </Field>
  );
}
