import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepForOffline } from '../platform/browser/offline';
import { whenIdle } from '../../shared/browser/whenIdle';

/** Caches each visited page for offline use, once the browser is idle. */
export function useOfflineCopies(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const keep = () => whenIdle(() => void keepForOffline(pathname));
    if (document.readyState === 'complete') {
      keep();
      return;
    }
    addEventListener('load', keep, { once: true });
    return () => removeEventListener('load', keep);
  }, [pathname]);
}
