import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../../../shared/ui/Field';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden';

interface ControlGroupProps extends HTMLChakraProps<'div'> {
  label: ReactNode;
  /** Whether a heading above says the same: the label then is for screen readers only. */
  hiddenLabel?: boolean | undefined;
  note?: string | undefined;
  error?: string | undefined;
}

/** Several controls that are one field, with its label, help text and error. */
export function ControlGroup({
  label,
  hiddenLabel = false,
  note,
  error,
  children,
  ...rest
}: ControlGroupProps) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} {...rest}>
      <chakra.p id={id} {...(hiddenLabel ? visuallyHidden : { fontWeight: 'semibold' })}>
        {label}
      </chakra.p>
      {note !== undefined && <chakra.p textStyle="note">{note}</chakra.p>}
      <chakra.div mt="2">{children}</chakra.div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </chakra.div>
  );
}
