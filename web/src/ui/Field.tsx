import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldProps {
  /** The control's id, where something else must know it. */
  id?: string;
  label: ReactNode;
  required?: boolean;
  /** A word beside the label. */
  hint?: string | undefined;
  /** A line below the control. */
  note?: ReactNode;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, and what is wrong with it: tied together for those who cannot see that they are. */
export function Field({ id: givenId, label, required = false, hint, note, error, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ') || undefined;
  return (
    <chakra.div minW="0">
      <chakra.label htmlFor={id} display="block" fontWeight="semibold" mb="2">
        {label}
        {hint && (
          <>
            {' '}
            <chakra.span fontWeight="normal" color="fg.muted" textStyle="small" whiteSpace="nowrap">
              ({hint})
            </chakra.span>
          </>
        )}
      </chakra.label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error), 'aria-required': required })}
      {error && (
        <chakra.p id={`${id}-error`} mt="1.5" textStyle="small" color="fg.error" fontWeight="medium">
          {error}
        </chakra.p>
      )}
      {note && (
        <chakra.div id={`${id}-note`} mt="1.5" textStyle="small" color="fg.muted">
          {note}
        </chakra.div>
      )}
    </chakra.div>
  );
}
