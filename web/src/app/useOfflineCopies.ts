import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepForOffline } from '../platform/browser/offline';
import { whenIdle } from '../platform/browser/whenIdle';

/** Has each visited page kept for later without a connection, once there is nothing better to do. */
export function useOfflineCopies(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const keep = () => whenIdle(() => void keepForOffline(pathname + search));
    if (document.readyState === 'complete') {
      keep();
      return;
    }
    addEventListener('load', keep, { once: true });
    return () => removeEventListener('load', keep);
  }, [pathname, search]);
}
