import { useRef, useState } from 'react';
import { checkPath, type PathCheckResult } from './checkPath';

export type Check =
  { state: 'idle' } | { state: 'noPath' } | { state: 'checking' } | (PathCheckResult & { path: string });

/** The state of `PathCheck`: the path in its field and the state of the check. */
export function usePathCheck() {
  const [path, setPathValue] = useState('');
  const [check, setCheck] = useState<Check>({ state: 'idle' });
  const checkedPath = useRef('');

  /** Changes the path and resets the check, whose result would refer to the previous path. */
  function setPath(value: string): void {
    checkedPath.current = '';
    setPathValue(value);
    setCheck({ state: 'idle' });
  }

  async function run(value = path): Promise<void> {
    const trimmed = value.trim();
    setPath(value);
    if (trimmed === '') {
      setCheck({ state: 'noPath' });
      return;
    }
    checkedPath.current = trimmed;
    setCheck({ state: 'checking' });
    const result = await checkPath(trimmed);
    if (checkedPath.current === trimmed) setCheck({ ...result, path: trimmed });
  }

  return { path, setPath, check, run };
}
