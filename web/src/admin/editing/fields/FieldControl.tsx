import type { ControlProps } from './controls';
import { ListControl } from './ListControl';
import { SimpleControl } from './SimpleControl';

export function FieldControl({ field, ...rest }: ControlProps) {
  return field.type === 'list' ? (
    <ListControl field={field} {...rest} />
  ) : (
    <SimpleControl field={field} {...rest} />
  );
}
