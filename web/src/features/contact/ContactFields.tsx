import { Input, Textarea, chakra } from '@chakra-ui/react';
import { CONTACT_SERVICES, MESSAGE_MAX_LENGTH, type ContactForm } from '@perro-wisdom/domain/contact';
import { REGION_TAGS } from '@perro-wisdom/domain/locale';
import { pagePath } from '@perro-wisdom/domain/paths';
import type { ChangeEventHandler, ComponentType, FocusEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../platform/i18n/useLocale';
import type { FieldControl } from '../../ui/Field';
import { Select } from '../../ui/Select';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** What a field hands to its control: a value that the code knows, or one that the browser keeps. */
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
  /** A word beside the label. */
  hint?: string;
  /** A line below the control, such as a character count. */
  note?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

interface ContactFieldsProps {
  Field: ComponentType<ContactFieldProps>;
  /** How many characters the message has. */
  used: number;
  button: ReactNode;
  honeypot?: Ref<HTMLInputElement>;
}

export const FieldColumn = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

/**
 * What the contact form consists of. No field has a `maxlength`: a browser would cut what is pasted, and say nothing.
 * It is the same whoever sends it: our code, or the browser itself.
 */
export function ContactFields({ Field, used, button, honeypot }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const count = new Intl.NumberFormat(REGION_TAGS[locale]);
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
            {t('form.count', { used: count.format(used), max: count.format(MESSAGE_MAX_LENGTH) })}
          </chakra.p>
        }
      >
        {(control) => <Textarea {...control} rows={6} />}
      </Field>
      {/* Hidden by itself: a page without its styles hides it too. */}
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
