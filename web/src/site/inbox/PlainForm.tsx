import { Button } from '@chakra-ui/react';
import { isRequired } from '@app/domain/fields/form';
import type { ApiPath } from '@app/domain/api';
import type { ContactForm } from '@app/domain/inbox/contact';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/useLocale';
import { Checkbox } from '../../shared/ui/Checkbox';
import { Notice } from '../../shared/ui/Notice';
import { Rendering } from '../platform/rendering';
import { ContactFields, FieldColumn } from './ContactFields';
import { FORM_ID } from './ContactPanel';
import { TextField, type FormFieldProps } from './TextField';

function PlainField(props: FormFieldProps) {
  const { formAnswer: answer } = useContext(Rendering);
  const name = props.name as keyof ContactForm;
  const value = answer?.values[name];
  if (props.field.type === 'checkbox')
    return (
      <Checkbox name={name} defaultChecked={value === true}>
        {props.label}
      </Checkbox>
    );
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      {...props}
      required={isRequired(props.field)}
      defaultValue={text}
      error={answer?.errors[name]}
    />
  );
}

/**
 * The server-rendered contact form. The browser submits it natively if JavaScript is disabled or
 * `ContactForm` hasn't loaded yet.
 */
export function PlainForm() {
  const { t } = useTranslation(['contact', 'messages']);
  const locale = useLocale();
  const { formAnswer: answer } = useContext(Rendering);
  if (answer?.sent) {
    return (
      <Notice role="status" title={t('messages:contact.success')}>
        {t('messages:contact.successDetail')}
      </Notice>
    );
  }
  return (
    <FieldColumn
      data-plain-form
      aria-label={t('form.label')}
      method="post"
      action={`${'/api/contact' satisfies ApiPath}#${FORM_ID}`}
    >
      {answer?.failure && (
        <Notice role="alert" title={t('messages:contact.error')}>
          {answer.failure}
        </Notice>
      )}
      <ContactFields
        Field={PlainField}
        button={
          <Button type="submit" size="lg" flexShrink="0">
            {t('form.send')}
          </Button>
        }
      />
      <input type="hidden" name="language" defaultValue={locale} />
    </FieldColumn>
  );
}
