import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { MarkedField } from '../../ui/MarkedField';

const ADDRESS = { inputMode: 'url', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;

interface LineFieldProps extends Omit<ComponentProps<typeof MarkedField>, 'children'> {
  isAddress?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Renders a single-line field in the editor's dialogs. */
export const LineField = ({ isAddress = false, value, onChange, ...field }: LineFieldProps) => (
  <MarkedField {...field}>
    {(control) => (
      <Input
        {...control}
        {...(isAddress && ADDRESS)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </MarkedField>
);
