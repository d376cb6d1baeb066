import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../shared/ui/Field';

/** A form field in the owner's area. Required fields are marked beside their labels. */
export function MarkedField({ required = false, hint, ...rest }: ComponentProps<typeof Field>) {
  const { t } = useTranslation('admin');
  return <Field required={required} hint={required ? t('required') : hint} {...rest} />;
}
