import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailSuggestion } from '../../shared/components/EmailSuggestion';
import { useMessage } from '../../shared/i18n/useMessage';
import { Checkbox } from '../../shared/ui/Checkbox';
import { FieldError } from '../../shared/ui/Field';
import { TextField, type FormFieldProps } from './TextField';

export const FormField = (props: FormFieldProps) =>
  props.field.type === 'checkbox' ? <FormCheckbox {...props} /> : <FormText {...props} />;

function FormText(props: FormFieldProps) {
  const { t } = useTranslation('contact');
  const message = useMessage();
  const [control, { touched, error }, { setValue }] = useField<string>(props.name);
  const text = <TextField {...props} {...control} error={touched && error ? message(error) : undefined} />;
  if (props.field.type !== 'email') return text;
  return (
    <EmailSuggestion
      label={(email) => t('form.didYouMean', { email })}
      onUse={(email) => void setValue(email)}
      isEmpty={control.value === ''}
    >
      {text}
    </EmailSuggestion>
  );
}

function FormCheckbox({ name, field, label }: FormFieldProps) {
  const message = useMessage();
  const id = useId();
  const [{ checked = false, onChange, onBlur }, { touched, error }] = useField<boolean>({
    name,
    type: 'checkbox',
  });
  const isWrong = touched && error !== undefined;
  return (
    <div>
      <Checkbox
        name={name}
        checked={checked}
        onChange={onChange}
        onBlur={onBlur}
        {...('required' in field && {
          'aria-required': true,
          'aria-invalid': isWrong,
          'aria-describedby': isWrong ? id : undefined,
        })}
      >
        {label}
      </Checkbox>
      {isWrong && <FieldError id={id}>{message(error)}</FieldError>}
    </div>
  );
}
