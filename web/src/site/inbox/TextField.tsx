import { Input, Textarea, chakra } from '@chakra-ui/react';
import { isRequired, type FormField } from '@app/domain/fields/form';
import { wordsOfSlug } from '@app/domain/inbox/services';
import { memo, type ChangeEventHandler, type FocusEventHandler, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldControl } from '../../shared/ui/Field';
import { Options, Select } from '../../shared/ui/Select';
import { useContactOptions } from './options';

export interface FormFieldProps {
  name: string;
  field: FormField;
  label: string;
  note?: ReactNode;
}

type Element = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** The props of a form control, which is either controlled (`value`) or uncontrolled (`defaultValue`). */
interface ControlProps {
  name: string;
  value?: string;
  defaultValue?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<Element>;
  onBlur?: FocusEventHandler<Element>;
}

/** A text field for visitors. It is memoized, because Formik rerenders all fields on each change. */
export const TextField = memo(function TextField({
  field,
  label,
  note,
  error,
  ...control
}: FormFieldProps & ControlProps & { error: string | undefined }) {
  const { t } = useTranslation('contact');
  const required = isRequired(field);
  return (
    <Field
      label={label}
      required={required}
      hint={required ? undefined : t('form.optional')}
      note={field.type === 'lines' ? <CharacterCount max={field.max.length} {...control} /> : note}
      error={error}
    >
      {(described) => <Control field={field} {...control} {...described} />}
    </Field>
  );
});

/**
 * The control of a text field. It has no `maxlength`, because browsers would silently truncate pasted text.
 */
function Control({ field, ...control }: ControlProps & FieldControl & { field: FormField }) {
  switch (field.type) {
    case 'line':
      return <Input {...control} autoComplete={field.autoComplete} />;
    case 'email':
    case 'phone': {
      const kind = field.type === 'phone' ? 'tel' : 'email';
      return <Input {...control} type={kind} inputMode={kind} autoComplete={kind} />;
    }
    case 'service':
      return <ServiceSelect {...control} />;
    default:
      return <Textarea {...control} rows={6} />;
  }
}

function ServiceSelect(control: ControlProps & FieldControl) {
  const { t } = useTranslation('contact');
  const options = useContactOptions();
  const chosen = control.value ?? control.defaultValue ?? '';
  // Adds the selected option if it has been hidden or renamed since the visitor selected it.
  if (chosen !== '' && !options.some(([slug]) => slug === chosen))
    options.push([chosen, wordsOfSlug(chosen)]);
  return (
    <Select {...control}>
      <option value="">{t('form.servicePlaceholder')}</option>
      <Options of={options} />
    </Select>
  );
}

/**
 * Formats a number the usual way in Puerto Rico, in both languages: `5,000`. Doesn't use `Intl`, which loads
 * slowly on a phone.
 */
const grouped = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');

function CharacterCount({ value, defaultValue = '', max }: ControlProps & { max: number }) {
  const { t } = useTranslation('contact');
  return (
    <chakra.p textAlign="right" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('form.count', { used: grouped((value ?? defaultValue).length), max: grouped(max) })}
    </chakra.p>
  );
}
