import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepForOffline } from '../platform/browser/offline';
import { whenSettled } from '../../shared/browser/whenIdle';

export function useOfflineCopies(): void {
  const { pathname } = useLocation();
  useEffect(() => whenSettled(() => void keepForOffline(pathname)), [pathname]);
}
