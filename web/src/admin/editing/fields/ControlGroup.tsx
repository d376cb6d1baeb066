import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../shared/ui/Field';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden';

interface ControlGroupProps {
  label: ReactNode;
  /** Whether to hide the label visually, for use under a heading that already shows it. */
  hiddenLabel?: boolean | undefined;
  required?: boolean;
  note?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/**
 * Groups several controls into one field with a label, help text and an error message. Spans the full width
 * of a field grid.
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
