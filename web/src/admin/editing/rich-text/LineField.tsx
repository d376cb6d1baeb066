import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Field } from '../../../shared/ui/Field';

const ADDRESS = { inputMode: 'url', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;

interface LineFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  isAddress?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A field of one line in the editor's dialogs. */
export const LineField = ({ isAddress = false, value, onChange, ...field }: LineFieldProps) => (
  <Field {...field}>
    {(control) => (
      <Input
        {...control}
        {...(isAddress && ADDRESS)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
