import { Flex, Grid, chakra } from '@chakra-ui/react';
import type { FormFields } from '@app/domain/fields/form';
import { pagePath } from '@app/domain/general/paths';
import type { ContactForm } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import type { ComponentType, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../shared/i18n/useLocale';
import { Honeypot } from '../platform/components/Honeypot';
import type { FormFieldProps } from './TextField';

interface ContactFieldsProps {
  Field: ComponentType<FormFieldProps>;
  button: ReactNode;
  /** The result of sending the form. It appears above the button, where visitors look after pressing it. */
  outcome?: ReactNode;
  honeypot?: Ref<HTMLInputElement>;
}

export const FieldColumn = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

const FIELDS: FormFields = CONTACT_FORM;

/** The contact form's content, shared by `ContactForm` and `PlainForm`. */
export function ContactFields({ Field, button, outcome, honeypot }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const shown = new Set<string>();
  const show = (name: string): ReactNode => {
    const field = FIELDS[name];
    if (!field || shown.has(name)) return null;
    shown.add(name);
    const own = <Field key={name} name={name} field={field} label={t(`form.${name as keyof ContactForm}`)} />;
    if (field.type !== 'phone') return own;
    return (
      <Grid
        key={name}
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
        columnGap="5"
        rowGap="1"
      >
        {own}
        {/* The margin aligns the checkbox with the input: the input's label is 2rem high, and the
            checkbox is 0.25rem shorter than the input. */}
        <chakra.div mt={{ sm: '2.125rem' }} mb={{ base: '-2', sm: '0' }}>
          {show(field.neededFor)}
        </chakra.div>
      </Grid>
    );
  };
  return (
    <>
      {Object.keys(FIELDS).map(show)}
      <Honeypot label={t('form.honeypot')} ref={honeypot} />
      {outcome}
      <Flex direction={{ base: 'column', sm: 'row' }} wrap={{ sm: 'wrap' }} align={{ sm: 'center' }} gap="4">
        {button}
        <chakra.p textStyle="note" flex={{ sm: '1 1 8rem' }} minW="0">
          {t('form.privacy')}{' '}
          <chakra.a asChild color="inherit" textDecoration="underline">
            <Link to={pagePath('privacy', locale)}>{t('form.privacyLink')}</Link>
          </chakra.a>
        </chakra.p>
      </Flex>
    </>
  );
}
