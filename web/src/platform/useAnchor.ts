import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the place that the address names (`#puppy-training`) into view once `ready`: lists come after the first paint, when the
 * browser has long given up looking for it.
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!ready || !hash) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash, key]);
}
