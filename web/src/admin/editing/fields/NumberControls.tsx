import { Input } from '@chakra-ui/react';
import type { FieldOf } from '@app/domain/fields/field';
import { Field } from '../../../shared/ui/Field';
import { useSession } from '../session/useEditorSession';
import type { ControlProps } from './controls';
import { coordinatesIn } from './place/coordinates';
import { LocateButton } from './place/LocateButton';
import { metersOf, milesOf } from './place/miles';

interface NumberInputProps extends Omit<ControlProps, 'field' | 'onChange'> {
  onChange: (value: number | null) => void;
}

const NumberInput = ({ name, value, onChange, ...props }: NumberInputProps) => (
  <Field {...props}>
    {(control) => (
      <Input
        {...control}
        name={name}
        type="number"
        step="any"
        inputMode="decimal"
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      />
    )}
  </Field>
);

export const DistanceControl = ({ value, onChange, ...rest }: ControlProps<FieldOf<'distance'>>) => (
  <NumberInput
    {...rest}
    value={typeof value === 'number' ? milesOf(value) : null}
    onChange={(miles) => onChange(miles === null ? null : metersOf(miles))}
  />
);

/**
 * Edits one coordinate. In the latitude field, the owner can paste both coordinates or use the device's
 * location.
 */
export function CoordinateControl({ field, ...rest }: ControlProps<FieldOf<'coordinate'>>) {
  const session = useSession();
  if (field.axis === 'longitude') return <NumberInput {...rest} />;
  return (
    <div
      onPaste={(event) => {
        const coordinates = coordinatesIn(event.clipboardData.getData('text/plain'));
        if (coordinates === null) return;
        event.preventDefault();
        session.edit({ ...coordinates });
      }}
    >
      <NumberInput {...rest} />
      <LocateButton onFound={(coordinates) => session.edit({ ...coordinates })} />
    </div>
  );
}
