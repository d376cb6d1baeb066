import { Button, Input, chakra } from '@chakra-ui/react';
import { useRef, type ComponentProps, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailSuggestion } from '../../../shared/components/EmailSuggestion';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { MarkedField } from '../../ui/MarkedField';

interface OneFieldFormProps extends Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'autoComplete' | 'defaultValue'
> {
  label: string;
  button: string;
  call: { error: Error | null; isPending: boolean; reset: () => void };
  onEnter: (value: string) => void;
}

/** Renders a form with one field and a button. The field keeps its value until the server accepts it. */
export function OneFieldForm({ label, button, call, onEnter, ...input }: OneFieldFormProps) {
  const { t } = useTranslation('adminContact');
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    field.current?.focus();
    if (!call.isPending) onEnter(field.current?.value ?? '');
  };
  const form = (
    <chakra.form method="post" noValidate onSubmit={submit} display="flex" flexDirection="column" gap="3">
      <MarkedField label={label} required error={call.error ? errorText(call.error) : undefined}>
        {(control) => (
          <Input
            ref={field}
            {...control}
            {...input}
            onChange={call.reset}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </MarkedField>
      <Button type="submit" size="sm" alignSelf="flex-start" aria-disabled={call.isPending}>
        {button}
      </Button>
    </chakra.form>
  );
  if (input.type !== 'email') return form;
  const use = (email: string): void => {
    if (field.current) field.current.value = email;
    call.reset();
  };
  return (
    <EmailSuggestion label={(email) => t('mail.didYouMean', { email })} onUse={use}>
      {form}
    </EmailSuggestion>
  );
}
