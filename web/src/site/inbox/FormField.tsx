import { useField } from 'formik';
import { useMessage } from '../../shared/i18n/useMessage';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Field } from '../../shared/ui/Field';
import type { ContactCheckboxProps, ContactFieldProps } from './ContactFields';

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

/** A checkbox of the contact form with its value from Formik. */
export function FormCheckbox({ name, children }: ContactCheckboxProps) {
  const [{ checked = false, onChange, onBlur }] = useField<boolean>({ name, type: 'checkbox' });
  return (
    <Checkbox name={name} checked={checked} onChange={onChange} onBlur={onBlur}>
      {children}
    </Checkbox>
  );
}
