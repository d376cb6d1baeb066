import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../shared/ui/Field';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden';

interface ControlGroupProps {
  label: ReactNode;
  /** Whether a heading above says the same: the label then is for screen readers only. */
  hiddenLabel?: boolean | undefined;
  required?: boolean;
  note?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/**
 * Several controls that are one field, with its label, help text and error; among other fields they take the
 * whole width.
 */
export function ControlGroup({
  label,
  hiddenLabel = false,
  required = false,
  note,
  error,
  children,
}: ControlGroupProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      {...(error !== undefined && { 'data-invalid': '' })}
      gridColumn={{ md: '1 / -1' }}
    >
      <chakra.p id={id} {...(hiddenLabel ? visuallyHidden : { fontWeight: 'semibold' })}>
        {label}
        {required && (
          <chakra.span fontWeight="normal" textStyle="note">
            {' '}
            ({t('required')})
          </chakra.span>
        )}
      </chakra.p>
      {note !== undefined && <chakra.p textStyle="note">{note}</chakra.p>}
      <chakra.div mt="2">{children}</chakra.div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </chakra.div>
  );
}
