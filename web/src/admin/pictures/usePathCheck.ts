import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkPath } from './checkPath';

/** Returns the state of `PathCheck`: the path in its field and the result of its check. */
export function usePathCheck() {
  const [path, setPathValue] = useState('');
  const check = useMutation({
    mutationFn: async (checked: string) =>
      checked === '' ? ({ state: 'noPath' } as const) : checkPath(checked),
  });

  /** Changes the path and clears the previous result. */
  function setPath(value: string): void {
    setPathValue(value);
    check.reset();
  }

  function run(value = path): void {
    setPathValue(value);
    check.mutate(value.trim());
  }

  return { path, setPath, check, run };
}
