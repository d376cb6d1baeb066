import { useRef, useState } from 'react';
import { checkPath, type PathAnswer } from './checkPath';

export type Check = { state: 'idle' } | { state: 'noPath' } | { state: 'checking' } | (PathAnswer & { path: string });

/** The path that is asked about, and what came of asking. */
export function usePathCheck() {
  const [path, setPathText] = useState('');
  const [check, setCheck] = useState<Check>({ state: 'idle' });
  const asked = useRef('');

  /** Another path: an answer about the one before would mislead. */
  function setPath(text: string): void {
    asked.current = '';
    setPathText(text);
    setCheck({ state: 'idle' });
  }

  async function run(text = path): Promise<void> {
    const wanted = text.trim();
    setPath(text);
    if (wanted === '') {
      setCheck({ state: 'noPath' });
      return;
    }
    asked.current = wanted;
    setCheck({ state: 'checking' });
    const answer = await checkPath(wanted);
    if (asked.current === wanted) setCheck({ ...answer, path: wanted });
  }

  return { path, setPath, check, run };
}
