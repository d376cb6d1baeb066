import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../shared/ui/Field';

/** A field of the owner's forms. A required one is marked beside its label. */
export function MarkedField({ required = false, hint, ...rest }: ComponentProps<typeof Field>) {
  const { t } = useTranslation('admin');
  return <Field required={required} hint={required ? t('required') : hint} {...rest} />;
}
