import { Input, Textarea, chakra } from '@chakra-ui/react';
import type { ContactForm } from '@perro-wisdom/domain/inbox/contact';
import { wordsOfSlug } from '@perro-wisdom/domain/inbox/services';
import { MESSAGE_MAX_LENGTH } from '@perro-wisdom/domain/inbox/contact.limits';
import { REGION_TAGS } from '@perro-wisdom/domain/general/locale';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import type { ChangeEventHandler, ComponentType, FocusEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Honeypot } from '../platform/components/Honeypot';
import { useLocale } from '../../shared/i18n/useLocale';
import type { FieldControl } from '../../shared/ui/Field';
import { Select } from '../../shared/ui/Select';
import { useContactOptions, type ContactOption } from './options';

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
  name: Exclude<keyof ContactForm, 'prefersWhatsApp'>;
  label: string;
  required?: boolean;
  hint?: string;
  note?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export interface ContactCheckboxProps {
  name: 'prefersWhatsApp';
  children: ReactNode;
}

interface ContactFieldsProps {
  Field: ComponentType<ContactFieldProps>;
  Checkbox: ComponentType<ContactCheckboxProps>;
  messageLength: number;
  button: ReactNode;
  /** Above the button, where it is in view when that has been pressed. */
  outcome?: ReactNode;
  honeypot?: Ref<HTMLInputElement>;
}

export const FieldColumn = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

/** Returns the options with what was chosen earlier, if that has been hidden or renamed meanwhile. */
const withChosen = (options: ContactOption[], chosen = ''): ContactOption[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: wordsOfSlug(chosen) }];

/**
 * The content of the contact form, shared by `ContactForm` and `PlainForm`. No field has a `maxlength`, because browsers truncate pasted
 * text without a message.
 */
export function ContactFields({
  Field,
  Checkbox,
  messageLength,
  button,
  outcome,
  honeypot,
}: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const options = useContactOptions();
  const numberFormat = new Intl.NumberFormat(REGION_TAGS[locale]);
  return (
    <>
      <Field name="name" label={t('form.name')} required>
        {(control) => <Input {...control} autoComplete="name" />}
      </Field>
      <Field name="email" label={t('form.email')} required>
        {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
        columnGap="5"
        rowGap="1"
      >
        <Field name="phone" label={t('form.phone')} hint={t('form.optional')}>
          {(control) => <Input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </Field>
        {/* Beside the input: its label is 2rem high, and the checkbox 0.25rem less high than the input. */}
        <chakra.div mt={{ sm: '2.125rem' }} mb={{ base: '-2', sm: '0' }}>
          <Checkbox name="prefersWhatsApp">{t('form.whatsApp')}</Checkbox>
        </chakra.div>
      </chakra.div>
      <Field name="service" label={t('form.service')} hint={t('form.optional')}>
        {(control) => (
          <Select {...control}>
            <option value="">{t('form.servicePlaceholder')}</option>
            {withChosen(options, control.value ?? control.defaultValue).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
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
            {t('form.count', {
              used: numberFormat.format(messageLength),
              max: numberFormat.format(MESSAGE_MAX_LENGTH),
            })}
          </chakra.p>
        }
      >
        {(control) => <Textarea {...control} rows={6} />}
      </Field>
      <Honeypot label={t('form.honeypot')} ref={honeypot} />
      {outcome}
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', sm: 'row' }}
        flexWrap={{ sm: 'wrap' }}
        alignItems={{ sm: 'center' }}
        gap="4"
      >
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
