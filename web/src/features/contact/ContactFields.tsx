import { Input, Textarea, chakra } from '@chakra-ui/react';
import type { ContactForm } from '@perro-wisdom/domain/contact';
import { CONTACT_SERVICES, MESSAGE_MAX_LENGTH } from '@perro-wisdom/domain/contact.limits';
import { REGION_TAGS } from '@perro-wisdom/domain/locale';
import { pagePath } from '@perro-wisdom/domain/paths';
import type { ChangeEventHandler, ComponentType, FocusEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../platform/i18n/useLocale';
import type { FieldControl } from '../../ui/Field';
import { Select } from '../../ui/Select';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** The props of a field's control, which is controlled (`value`) or uncontrolled (`defaultValue`). */
interface ControlProps extends FieldControl {
  name: string;
  value?: string;
  defaultValue?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
}

export interface ContactFieldProps {
  name: keyof ContactForm;
  label: string;
  required?: boolean;
  hint?: string;
  note?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

interface ContactFieldsProps {
  Field: ComponentType<ContactFieldProps>;
  messageLength: number;
  button: ReactNode;
  honeypot?: Ref<HTMLInputElement>;
}

export const FieldColumn = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

/**
 * The content of the contact form, shared by `ContactForm` and `PlainForm`. No field has a `maxlength`, because browsers truncate pasted
 * text without a message.
 */
export function ContactFields({ Field, messageLength, button, honeypot }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const numberFormat = new Intl.NumberFormat(REGION_TAGS[locale]);
  return (
    <>
      <Field name="name" label={t('form.name')} required>
        {(control) => <Input {...control} autoComplete="name" />}
      </Field>
      <Field name="email" label={t('form.email')} required>
        {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field name="service" label={t('form.service')} hint={t('form.optional')}>
        {(control) => (
          <Select {...control}>
            <option value="">{t('form.servicePlaceholder')}</option>
            {CONTACT_SERVICES.map((option) => (
              <option key={option} value={option}>
                {t(`option.${option}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        name="message"
        label={t('form.message')}
        required
        note={
          <chakra.p textAlign="right" css={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('form.count', { used: numberFormat.format(messageLength), max: numberFormat.format(MESSAGE_MAX_LENGTH) })}
          </chakra.p>
        }
      >
        {(control) => <Textarea {...control} rows={6} />}
      </Field>
      {/* The `hidden` attribute works even without style sheets. */}
      <div hidden>
        <label>
          {t('form.honeypot')}
          <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} flexWrap={{ sm: 'wrap' }} alignItems={{ sm: 'center' }} gap="4">
        {button}
        <chakra.p textStyle="small" color="fg.muted" flex={{ sm: '1 1 8rem' }} minW="0">
          {t('form.privacy')}{' '}
          <chakra.a asChild color="inherit" textDecoration="underline">
            <Link to={pagePath('privacy', locale)}>{t('form.privacyLink')}</Link>
          </chakra.a>
        </chakra.p>
      </chakra.div>
    </>
  );
}
