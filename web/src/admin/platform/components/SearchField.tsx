import { Input } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../shared/ui/Field';

/** The debounce delay for searches, in milliseconds. */
const SEARCH_DELAY_MS = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

/** A debounced search field. Its `value` also changes when the owner presses Back or clears the filters. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (applied !== value) {
    setApplied(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Field label={label}>
      {({ id }) => (
        <Input
          id={id}
          type="search"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => onSearch(target.value.trim()), SEARCH_DELAY_MS);
          }}
        />
      )}
    </Field>
  );
}
